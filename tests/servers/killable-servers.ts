import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

interface Ports {
  shop: number
  sandbox: number
}
const START_MS = 60_000

/** Shop and sandbox as processes of their own, which may be killed at any moment and come back. */
export interface Servers {
  shop: string
  sandbox: string
  /** SIGKILL, and a new start a moment later. */
  kill(which: 'shop' | 'sandbox'): Promise<void>
  /** Calls the sandbox's console. */
  steer(method: string, path: string, body?: object): Promise<Record<string, unknown>>
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
      start('scripts/serve.ts', {
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

  async function steer(method: string, path: string, body?: object) {
    const answer = await fetch(`${sandbox}/control/${path}`, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
    })
    if (!answer.ok) throw new Error(`${method} /control/${path}: ${answer.status} ${await answer.text()}`)
    const text = await answer.text()
    return (text ? JSON.parse(text) : {}) as Record<string, unknown>
  }

  return {
    shop,
    sandbox,
    steer,
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
