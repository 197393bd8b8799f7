/**
 * `npm start`: installs missing packages, starts the sandbox and the shop with
 * hot reload, and prints the address when both are ready.
 */
import { spawn } from 'node:child_process'
import { ensureInstalled } from './setup/ensure-installed.mjs'
import { run } from './setup/run.mjs'
import { buildSandboxSettings } from './setup/sandbox-settings.mjs'
import { buildStandInSettings } from './setup/stand-ins.mjs'

const sandboxPort = process.env.SANDBOX_PORT ?? '4000'
const port = process.env.PORT ?? '3000'
const platformOrigin = process.env.PLATFORM_ORIGIN ?? `http://127.0.0.1:${sandboxPort}`
const ownSandbox = !process.env.PLATFORM_ORIGIN

await ensureInstalled()
await run('npm', ['run', '--silent', 'prepare:app'])

/** Errors of the browser are kept by the sandbox: /control/error-reports. */
const errorReports = {
  SENTRY_DSN: `${platformOrigin.replace('://', '://sandbox@')}/1`,
  SENTRY_ENVIRONMENT: 'sandbox'
}

const children = []
let stopping = false
// From the first child on: each has a process group of its own, which a terminal does not signal.
process.once('SIGINT', () => stop(0))
process.once('SIGTERM', () => stop(0))
// npm does not signal its children when it ends: they would go on and keep the ports.
const npm = process.env.npm_lifecycle_event && process.ppid
if (npm) setInterval(() => process.ppid !== npm && stop(0), 500).unref()

const env = {
  ...buildSandboxSettings(platformOrigin),
  ...(ownSandbox ? { ...errorReports, ...buildStandInSettings(platformOrigin) } : {}),
  ...process.env,
  PORT: port,
  PLATFORM_ORIGIN: platformOrigin,
  SANDBOX_PORT: sandboxPort,
  SANDBOX_APP_PORT: process.env.SANDBOX_APP_PORT ?? String(Number(sandboxPort) + 1),
  SANDBOX_SHOP_ORIGIN: process.env.SANDBOX_SHOP_ORIGIN ?? `http://localhost:${port}`,
  // The C library gives each thread memory of its own, which drawing pictures would leave full of holes.
  MALLOC_ARENA_MAX: '2'
}

if (ownSandbox) startChild('npx', ['tsx', 'sandbox/main.ts'])
startChild('npx', ['tsx', 'scripts/build-styles.ts', '--watch'])
startChild('npx', ['tsx', 'scripts/watch-messages.ts'])
startChild('npx', ['pwa-kit-dev', 'start'])

console.log('Starting; the first build of the shop takes about half a minute …')
await Promise.all([
  untilReady(ownSandbox ? `${platformOrigin}/control/info` : undefined, () => true),
  untilReady(`http://localhost:${port}/__mrt/status`, async answer => (await answer.json()).ready)
])
if (!stopping) {
  console.log(
    `\nThe shop is ready:    http://localhost:${port}/jasmin/de  and  http://localhost:${port}/puro/de`
  )
  if (ownSandbox) console.log(`The sandbox console:  ${platformOrigin}/`)
  console.log('Stop with Ctrl+C.\n')
}

function startChild(command, args) {
  // A group of its own, so that whatever it starts ends with it.
  const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env, detached: true })
  child.once('exit', code => {
    if (stopping) return
    console.error(`"${args.join(' ')}" ended unexpectedly (${code})`)
    stop(1)
  })
  children.push(child)
}

function stop(code) {
  if (stopping) return
  stopping = true
  for (const child of children) {
    try {
      process.kill(-child.pid, 'SIGTERM')
    } catch (error) {
      if (error.code !== 'ESRCH') throw error
    }
  }
  process.exitCode = code
}

async function untilReady(url, isReady) {
  while (url && !stopping) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok && (await isReady(answer))) return
    await new Promise(resolve => setTimeout(resolve, 300))
  }
}
