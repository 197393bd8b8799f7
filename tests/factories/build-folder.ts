import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** The public files of a build. */
export const PUBLIC_FILES = [
  'main.js',
  'main.js.LICENSE.txt',
  'pages-home.js',
  'static/fonts/inter.woff2',
  'static/styles.css'
]

/** The server-only files of a build. */
export const INTERNAL_FILES = [
  'ssr.js',
  'ssr.js.map',
  'server-renderer.js',
  'request-processor.js',
  'worker.js',
  'loader.js',
  'any-server.js',
  'main.js.map',
  'package.json',
  'loadable-stats.json',
  'config/default.js',
  'config/sites.js',
  'node_modules/libsql/index.js',
  '.env',
  '.used',
  'static/.hidden.css',
  'static/notes.md',
  'static/query.sql'
]

/** A temporary folder, deleted after the test file. */
export function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'build-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export function writeFiles(folder: string, files: Record<string, string>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
}

/** Writes a production build as webpack and `npm run build` leave it; `main` is what its main script says. */
export function writeBuild(folder: string, main = 'main'): void {
  const files = Object.fromEntries([...PUBLIC_FILES, ...INTERNAL_FILES].map(name => [name, name]))
  const assets = [{ name: 'main.js' }, { name: 'pages-home.js' }]
  writeFiles(folder, {
    ...files,
    'main.js': main,
    'main.js.br': `${main} compressed`,
    'loadable-stats.json': JSON.stringify({ assets })
  })
}
