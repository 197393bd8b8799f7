/**
 * `npm test`: installs what is missing, then types, lint, unit and contract
 * tests, whether these tried every operation of the platform, and browser
 * tests. Its last line says `N passed, M failed`.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from './setup/ensure-browser.mjs'
import { ensureInstalled } from './setup/ensure-installed.mjs'
import { run, runs } from './setup/run.mjs'

const reports = mkdtempSync(join(tmpdir(), 'shop-tests-'))
const total = { passed: 0, failed: 0 }

function count(passed, failed) {
  total.passed += passed
  total.failed += failed
}

async function check(name, command, args) {
  console.log(`\n== ${name}`)
  if (await runs(command, args)) count(1, 0)
  else count(0, 1)
}

async function jest(name, args, env = {}) {
  console.log(`\n== ${name}`)
  const file = join(reports, `${name.replace(' ', '-')}.json`)
  await runs('npx', ['jest', '--json', `--outputFile=${file}`, ...args], { env: { ...process.env, ...env } })
  const report = JSON.parse(readFileSync(file, 'utf8'))
  // A file that cannot even start has no failed test of its own.
  count(report.numPassedTests, report.numFailedTests + report.numRuntimeErrorTestSuites)
}

async function browser() {
  console.log('\n== browser tests')
  const file = join(reports, 'playwright.json')
  const path = await ensureBrowser()
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file, ...(path ? { CHROMIUM_PATH: path } : {}) }
  const ok = await runs('npx', ['playwright', 'test', '--reporter=list,json'], { env })
  const { stats, errors } = JSON.parse(readFileSync(file, 'utf8'))
  const failed = stats.unexpected + errors.length
  count(stats.expected + stats.flaky, failed === 0 && !ok ? 1 : failed)
}

let broken
try {
  await ensureInstalled()
  await run('npm', ['run', '--silent', 'prepare:app'])
  await check('types', 'npx', ['tsc', '--noEmit', '-p', 'tsconfig.json'])
  await check('lint', 'npx', ['eslint', '--max-warnings=0', '.'])
  await check('modules that wait for a feature', 'npx', ['tsx', 'scripts/waiting-modules.ts'])
  const elsewhere = ['/node_modules/', '/build/', '/tests/e2e/', '/tests/contract/']
  await jest('unit tests', ['--testPathIgnorePatterns', ...elsewhere])
  const recorded = join(reports, 'platform')
  await jest('contract tests', ['tests/contract'], { PLATFORM_COVERAGE_DIR: recorded })
  await check('operations of the platform', 'npx', [
    'tsx',
    'scripts/platform-coverage.ts',
    '--check',
    '--recorded',
    recorded
  ])
  await run('npm', ['run', '--silent', 'build'])
  await browser()
} catch (error) {
  broken = error
  count(0, 1)
  console.error(`\n${error.stack ?? error}`)
} finally {
  rmSync(reports, { recursive: true, force: true })
}

console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = broken || total.failed > 0 ? 1 : 0
