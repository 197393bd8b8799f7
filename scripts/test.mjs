/**
 * `npm test`, the one gate: installs missing packages and programs, then types, lint, format,
 * circles, dead code, build and its size, unit and contract tests, whether these tried every
 * operation of the platform, browser tests, and a smoke test on the other Node releases. Its
 * last line says `N passed, M failed`. `npm run verify` is the same without browser and other
 * releases.
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkBudget } from './setup/check-budget.mjs'
import { ensureBrowser } from './setup/ensure-browser.mjs'
import { ensureInstalled } from './setup/ensure-installed.mjs'
import { ensureNginx } from './setup/ensure-nginx.mjs'
import { ensureNode } from './setup/ensure-node.mjs'
import { ensureRedis } from './setup/ensure-redis.mjs'
import { collect, run, runs } from './setup/run.mjs'

const SOURCES = ['app', 'sandbox', 'scripts', 'tests']
const NODE_RELEASES = ['20', '22', '24']
const MINUTE = 60_000
/** About three times what a step takes on two busy cores: a step that hangs fails, and the gate goes on. */
const LIMITS = { check: 12 * MINUTE, unit: 40 * MINUTE, browser: 40 * MINUTE, smoke: 20 * MINUTE }
const withBrowser = !process.argv.includes('--without-browser')
const reports = mkdtempSync(join(tmpdir(), 'shop-tests-'))
const total = { passed: 0, failed: 0 }

function count(passed, failed) {
  total.passed += passed
  total.failed += failed
}

/** Steps whose exit code is the result; their output is shown in one piece. */
async function check(name, ...args) {
  const { ok, output } = await collect('npx', args, { limitMs: LIMITS.check })
  console.log(`\n== ${name}: ${ok ? 'passed' : 'failed'}\n${ok ? '' : output}`)
  count(ok ? 1 : 0, ok ? 0 : 1)
}

/** Does the jobs in their order, two at a time: each of them keeps one core busy. */
async function doInTwoLanes(jobs) {
  const waiting = jobs.values()
  const lane = async () => {
    for (const job of waiting) await job()
  }
  await Promise.all([lane(), lane()])
}

/** One after the other, since the system installs one package at a time. */
async function installPrograms() {
  await ensureRedis()
  // Without it the tests of `deploy/` fail, and say so.
  await ensureNginx().catch(({ message }) => console.error(message))
  if (withBrowser) await ensureBrowser()
}

async function jest(name, args, env = {}) {
  console.log(`\n== ${name}`)
  const file = join(reports, `${name.replace(' ', '-')}.json`)
  const ok = await runs('npx', ['jest', '--json', `--outputFile=${file}`, ...args], {
    env: { ...process.env, ...env },
    limitMs: LIMITS.unit
  })
  if (!existsSync(file)) return count(0, 1)
  const report = JSON.parse(readFileSync(file, 'utf8'))
  // A file that cannot even start has no failed test of its own.
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites
  count(report.numPassedTests, failed === 0 && !ok ? 1 : failed)
}

function budget() {
  console.log('\n== size budget')
  try {
    checkBudget()
    count(1, 0)
  } catch (error) {
    console.error(error.message)
    count(0, 1)
  }
}

async function browser() {
  console.log('\n== browser tests')
  const file = join(reports, 'playwright.json')
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file }
  const ok = await runs('npx', ['playwright', 'test', '--reporter=list,json'], {
    env,
    limitMs: LIMITS.browser
  })
  if (!ok) printFailedPages()
  if (!existsSync(file)) return count(0, 1)
  const { stats, errors } = JSON.parse(readFileSync(file, 'utf8'))
  const failed = stats.unexpected + errors.length
  count(stats.expected + stats.flaky, failed === 0 && !ok ? 1 : failed)
}

/** What the page showed when a browser test failed, for logs whose machine nobody can look at. */
function printFailedPages() {
  const failures = existsSync('test-results') ? readdirSync('test-results') : []
  for (const failure of failures) {
    const file = join('test-results', failure, 'error-context.md')
    const [, page] = existsSync(file) ? readFileSync(file, 'utf8').split('```yaml\n') : []
    if (page) console.log(`\n== ${failure} showed\n${page.split('```')[0].slice(0, 8_000)}`)
  }
}

/** `scripts/smoke.mjs` on a release that the machine does not have. */
async function smoke(release) {
  console.log(`\n== smoke test on Node ${release}`)
  try {
    await ensureNode(release)
  } catch (error) {
    console.error(error.message)
    return count(0, 1)
  }
  const args = ['-y', '-p', `node@${release}`, '--', 'node', 'scripts/smoke.mjs']
  const { ok, output } = await collect('npx', args, { limitMs: LIMITS.smoke })
  console.log(output)
  const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? [undefined, 0, 1]
  count(Number(passed), ok ? Number(failed) : Math.max(1, Number(failed)))
}

let broken
try {
  await ensureInstalled()
  await run('npm', ['run', '--silent', 'prepare:app'])
  await Promise.all([
    installPrograms(),
    doInTwoLanes([
      () => check('lint', 'eslint', '--max-warnings=0', '.'),
      () => check('types', 'tsc', '--noEmit', '-p', 'tsconfig.json'),
      () => run('npm', ['run', '--silent', 'bundle']),
      () => check('dead code', 'knip', '--no-progress'),
      () => check('format', 'prettier', '--check', '--log-level=warn', '.'),
      () => check('circles of imports', 'depcruise', '--config', '.dependency-cruiser.json', ...SOURCES),
      () => check('dead code of production', 'knip', '--production', '--include', 'files', '--no-progress')
    ])
  ])
  budget()
  const elsewhere = ['/node_modules/', '/build/', '/tests/e2e/', '/tests/contract/']
  await jest('unit tests', ['--testPathIgnorePatterns', ...elsewhere])
  const recorded = join(reports, 'platform')
  await jest('contract tests', ['tests/contract'], { PLATFORM_COVERAGE_DIR: recorded })
  await check('operations of the platform', 'tsx', 'scripts/platform-coverage.ts', '--recorded', recorded)
  if (withBrowser) {
    await browser()
    const [own] = process.versions.node.split('.')
    for (const release of NODE_RELEASES) if (release !== own) await smoke(release)
  }
} catch (error) {
  broken = error
  count(0, 1)
  console.error(`\n${error.stack ?? error}`)
} finally {
  rmSync(reports, { recursive: true, force: true })
}

console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = broken || total.failed > 0 ? 1 : 0
