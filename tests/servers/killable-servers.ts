import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSandbox } from '../../scripts/servers/start-sandbox'
import { startShop } from '../../scripts/servers/start-shop'
import { createSteering, type Steering } from './steer-sandbox'

/** Origins of a shop and its sandbox, as a browser and a test reach them. */
export interface ServerPair {
  shop: string
  sandbox: string
  steer: Steering
}

/** Both as processes of their own, which may be killed at any moment and come back. */
export interface Servers extends ServerPair {
  /** SIGKILL, and a new start. */
  kill(which: 'shop' | 'sandbox'): Promise<void>
  /** SIGKILL; `start` starts it again. */
  end(which: 'shop' | 'sandbox'): Promise<void>
  start(which: 'shop' | 'sandbox'): Promise<void>
  stop(): Promise<void>
}

/** Starts both; the sandbox keeps its data in a file, as a shop's platform does. */
export async function startServers(ports: { shop: number; sandbox: number }): Promise<Servers> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-'))
  const sandbox = `http://127.0.0.1:${ports.sandbox}`
  const start = {
    sandbox: () =>
      startSandbox({ port: ports.sandbox, env: { SANDBOX_DATA: join(folder, 'data') }, isQuiet: true }),
    shop: () => startShop({ port: ports.shop, sandbox, isQuiet: true })
  }
  const running = { sandbox: await start.sandbox(), shop: await start.shop() }
  const restart = async (which: 'shop' | 'sandbox') => {
    running[which] = await start[which]()
  }
  return {
    shop: `http://localhost:${ports.shop}`,
    sandbox,
    steer: createSteering(sandbox),
    async kill(which) {
      await running[which].stop('SIGKILL')
      await restart(which)
    },
    end: which => running[which].stop('SIGKILL'),
    start: restart,
    async stop() {
      await running.shop.stop('SIGKILL')
      await running.sandbox.stop('SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    }
  }
}
