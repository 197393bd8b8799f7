import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '../../setup/run.mjs'
import { parseReport, type LighthouseReport } from './parse-report'
import { withChromium } from './with-chromium'

const SETTINGS = [
  '--quiet',
  '--output=json',
  '--only-categories=performance,accessibility,best-practices,seo',
  // The refused consents stand there; the profile is new, so nothing else does.
  '--disable-storage-reset',
  '--no-enable-error-reporting'
]

/** Opens a page as Lighthouse's phone does, in a browser that has never been there. */
export async function runLighthouse(
  command: string,
  url: string,
  skipped: string[]
): Promise<LighthouseReport> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-lighthouse-'))
  const file = join(folder, 'report.json')
  const skip = skipped.length > 0 ? [`--skip-audits=${skipped.join(',')}`] : []
  try {
    await withChromium(new URL(url).origin, port =>
      run(process.execPath, [command, url, `--port=${port}`, `--output-path=${file}`, ...SETTINGS, ...skip], {
        stdio: ['ignore', 'ignore', 'inherit']
      })
    )
    return parseReport(JSON.parse(readFileSync(file, 'utf8')))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
