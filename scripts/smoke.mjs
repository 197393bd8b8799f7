/**
 * Smoke test of the Node release that runs it, after a build: a guest's order in a browser at the production bundle,
 * `npm start` with its first page, and the unit tests of the code that depends on Node's own modules. `npm test` runs
 * it on the supported releases that the machine does not have; by hand: `npx -y -p node@24 -- node scripts/smoke.mjs`,
 * with `--all` for all unit tests that need no DOM. Its last line is `N passed, M failed`.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve as resolvePath } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { collect } from './setup/run.mjs'

const START_MS = 240_000
/** Longer than any step takes on a busy machine: what hangs fails, and says which step it was. */
const STEP_MS = 540_000
/** How long `npm start` may take to end what it started. */
const STOP_MS = 20_000
/** Servers, streams, timers, cryptography, native packages and ICU data: what differs between releases. */
const CLOSE_TO_NODE = [
  'app/intl/',
  'app/platform/',
  'app/server/',
  'sandbox/',
  'scripts/production/',
  'scripts/servers/',
  'tests/servers/'
]
const total = { passed: 0, failed: 0 }

function count(name, passed, failed, output = '') {
  const seconds = Math.round(performance.now() / 1000)
  console.log(`${failed === 0 ? 'passed' : 'failed'}: ${name}, Node ${process.versions.node}, ${seconds} s`)
  if (failed > 0) console.log(output)
  total.passed += passed
  total.failed += failed
}

const findPort = () =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject).listen(0, () => {
      const { port } = server.address()
      server.close(() => resolve(String(port)))
    })
  })

async function order() {
  const { ok, output } = await collect('npx', ['playwright', 'test', 'guest-buys', '--project=desktop'], {
    env: { ...process.env, BROWSER_WORKERS: '1' },
    limitMs: STEP_MS
  })
  count('an order at the production bundle', ok ? 1 : 0, ok ? 0 : 1, output)
}

/** Starts the shop for development; `prints` waits for a line of its output. */
async function start() {
  const env = {
    ...process.env,
    PORT: await findPort(),
    SANDBOX_PORT: await findPort(),
    SANDBOX_APP_PORT: await findPort(),
    SANDBOX_DATA: ':memory:'
  }
  const shop = spawn('npm', ['start'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise(resolve => shop.once('close', () => resolve(true)))
  const late = new Promise(resolve => setTimeout(resolve, START_MS, false).unref())
  const printed = { text: '' }
  for (const stream of [shop.stdout, shop.stderr])
    stream.setEncoding('utf8').on('data', text => {
      printed.text += text
      shop.emit('printed')
    })
  const prints = line => {
    const found = new Promise(resolve =>
      shop.on('printed', () => printed.text.includes(line) && resolve(true))
    )
    return Promise.race([found, late, ended.then(() => false)])
  }
  return { shop, ended, printed, prints, page: `http://localhost:${env.PORT}/jasmin/de` }
}

async function showsHeading(page) {
  const response = await fetch(page, { signal: AbortSignal.timeout(START_MS) }).catch(error =>
    console.log(error)
  )
  return response?.ok && (await response.text()).includes('<h1')
}

/** The first page of `npm start`, without a warning of the bundler, and its orderly end. */
async function showFirstPage({ shop, ended, printed, prints, page }) {
  const isReady = await prints('The shop is ready')
  const isShown = isReady && (await showsHeading(page))
  shop.kill('SIGTERM')
  const hasEnded = await Promise.race([ended, pause(STOP_MS, false, { ref: false })])
  if (!hasEnded) printed.text += `\nnot ended ${STOP_MS / 1000} s after SIGTERM`
  const ok = isShown && hasEnded && !/\bwarning\b/i.test(printed.text)
  count('npm start', ok ? 1 : 0, ok ? 0 : 1, printed.text)
}

async function unitTests() {
  const folder = mkdtempSync(join(tmpdir(), 'shop-smoke-'))
  const file = join(folder, 'jest.json')
  const paths = process.argv.includes('--all') ? [] : CLOSE_TO_NODE.map(path => resolvePath(path))
  const args = ['--silent', '--selectProjects', 'node', '--json', `--outputFile=${file}`, ...paths]
  const excluded = ['/node_modules/', '/build/', '/tests/contract/', '\\.property\\.test\\.']
  const { output } = await collect('npx', ['jest', ...args, '--testPathIgnorePatterns', ...excluded], {
    limitMs: STEP_MS
  })
  if (!existsSync(file)) return count('unit tests', 0, 1, output)
  const report = JSON.parse(readFileSync(file, 'utf8'))
  rmSync(folder, { recursive: true })
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites
  count('unit tests', report.numPassedTests, failed, output)
}

/** The children run on what the path names, which has to be the release of this process. */
const { output: version } = await collect('node', ['--version'])
if (version.trim() !== process.version)
  throw new Error(`Run it as "npx -y -p node@${process.versions.node} -- node scripts/smoke.mjs"`)

await order()
// The development build writes its list of files over that of the production bundle.
const stats = 'build/loadable-stats.json'
const statsOfBuild = existsSync(stats) && readFileSync(stats)
const started = await start()
try {
  // Messages and styles are written by then, which tests read.
  await started.prints('Starting')
  await Promise.all([showFirstPage(started), unitTests()])
} finally {
  if (statsOfBuild) writeFileSync(stats, statsOfBuild)
}
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0
