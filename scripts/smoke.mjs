/**
 * What has to work on every Node release of `engines`: `npm start` with its first page, the production bundle with a
 * guest's order in a browser, and the tests of all that runs in Node. After a build, on another release than the
 * machine's: `npx -y -p node@24 -- node scripts/smoke.mjs`. Ends with `N passed, M failed`.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { collect, runs } from './setup/run.mjs'

const START_MS = 240_000
const total = { passed: 0, failed: 0 }

function count(name, passed, failed, output = '') {
  console.log(`${failed === 0 ? 'passed' : 'failed'}: ${name}, Node ${process.versions.node}`)
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

/** `npm start` until its first page has come, then its orderly end. */
async function start() {
  const env = {
    ...process.env,
    PORT: await findPort(),
    SANDBOX_PORT: await findPort(),
    SANDBOX_DATA: ':memory:'
  }
  const shop = spawn('npm', ['start'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise(resolve => shop.once('close', resolve))
  let output = ''
  const ready = new Promise(resolve => {
    for (const stream of [shop.stdout, shop.stderr])
      stream.setEncoding('utf8').on('data', text => {
        output += text
        if (output.includes('The shop is ready')) resolve(true)
      })
  })
  const late = new Promise(resolve => setTimeout(resolve, START_MS, false).unref())
  const isReady = await Promise.race([ready, late, ended.then(() => false)])
  const page = isReady && (await fetch(`http://localhost:${env.PORT}/jasmin/de`))
  const isShown = page && page.ok && (await page.text()).includes('<h1')
  shop.kill('SIGTERM')
  await ended
  const hasWarning = /\bwarning\b/i.test(output)
  count('npm start', isShown && !hasWarning ? 1 : 0, isShown && !hasWarning ? 0 : 1, output)
}

async function order() {
  const { ok, output } = await collect('npx', [
    'playwright',
    'test',
    'guest-buys',
    '--project=desktop',
    '--workers=1'
  ])
  count('an order at the production bundle', ok ? 1 : 0, ok ? 0 : 1, output)
}

async function unitTests() {
  const folder = mkdtempSync(join(tmpdir(), 'shop-smoke-'))
  const file = join(folder, 'jest.json')
  await runs('npx', [
    'jest',
    '--silent',
    '--selectProjects',
    'node',
    '--testPathIgnorePatterns',
    '/tests/contract/',
    '--json',
    `--outputFile=${file}`
  ])
  const report = JSON.parse(readFileSync(file, 'utf8'))
  rmSync(folder, { recursive: true })
  const failures = report.testResults
    .filter(({ status }) => status === 'failed')
    .map(({ message }) => message)
  count(
    'tests of all that runs in Node',
    report.numPassedTests,
    report.numFailedTests + report.numRuntimeErrorTestSuites,
    failures.join('\n')
  )
}

// Last: it builds for development into the same folder.
await order()
await unitTests()
await start()
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0
