import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Words } from './catalogue-files'

const IGNORED = ['**/*.test.*', '**/*.d.ts']

/** The English default messages of the code. */
export function extractMessages(): Words {
  const folder = mkdtempSync(join(tmpdir(), 'messages-'))
  const file = join(folder, 'defaults.json')
  try {
    execFileSync('node_modules/.bin/formatjs', [
      'extract',
      'app/**/*.{ts,tsx}',
      ...IGNORED.flatMap(pattern => ['--ignore', pattern]),
      // A unit must not part from its number.
      '--preserve-whitespace',
      '--format',
      'simple',
      '--out-file',
      file
    ])
    return JSON.parse(readFileSync(file, 'utf8')) as Words
  } finally {
    rmSync(folder, { recursive: true })
  }
}
