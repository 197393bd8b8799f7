import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSteering, type Steering } from './steer-sandbox'

interface Ports {
  shop: number
  sandbox: number
}
const START_MS = 60_000

/** Origins of a shop and its sandbox, as a browser and a test reach them. */
export interface ServerPair {
  shop: string
  sandbox: string
  steer: Steering
}

/** Both as processes of their own, which may be killed at any moment and come back. */
export interface Servers extends ServerPair {
  /** SIGKILL, and a new start a moment later. */
  kill(which: 'shop' | 'sandbox'): Promise<void>
  stop(): void
}

/** Starts both; the sandbox keeps its data in a file, as a shop's platform does. */
export async function startServers(ports: Ports): Promise<Servers> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-'))
  const shop = `http://localhost:${ports.shop}`
  const sandbox = `http://127.0.0.1:${ports.sandbox}`
  const commands = {
    sandbox: () =>
      start('sandbox/main.ts', {
        SANDBOX_PORT: String(ports.sandbox),
        SANDBOX_DATA: join(folder, 'data')
      }),
    shop: () =>
      start('build/serve.cjs', {
        PORT: String(ports.shop),
        WEB_CONCURRENCY: '1',
        PLATFORM_ORIGIN: sandbox,
        PWAKIT_LOG_LEVEL: 'ERROR'
      })
  }
  const ready = { sandbox: `${sandbox}/control/info`, shop: `${shop}/jasmin/de` }
  const running = { sandbox: commands.sandbox(), shop: undefined as ChildProcess | undefined }
  await untilOk(ready.sandbox)
  running.shop = commands.shop()
  await untilOk(ready.shop)

  return {
    shop,
    sandbox,
    steer: createSteering(sandbox),
    async kill(which) {
      running[which]?.kill('SIGKILL')
      running[which] = commands[which]()
      await untilOk(ready[which])
    },
    stop() {
      running.shop?.kill('SIGKILL')
      running.sandbox.kill('SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    }
  }
}

const start = (program: string, env: Record<string, string>): ChildProcess =>
  spawn(process.execPath, ['--import', 'tsx', program], {
    stdio: ['ignore', 'ignore', 'ignore'],
    env: { ...process.env, ...env }
  })

async function untilOk(url: string): Promise<void> {
  const end = Date.now() + START_MS
  while (Date.now() < end) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  throw new Error(`${url} does not answer`)
}
