import { startNginx } from '../servers/start-nginx'
import { startSandbox } from '../../scripts/servers/start-sandbox'
import { startShop } from '../../scripts/servers/start-shop'
import type { Program } from '../../scripts/servers/start-program'
import type { ServerPair } from '../servers/killable-servers'
import { createSteering } from '../servers/steer-sandbox'

const PORTS = { sandbox: 5580, nginx: 5590, shops: [5591, 5592] }
const SANDBOX = `http://127.0.0.1:${PORTS.sandbox}`
const NGINX = `http://127.0.0.1:${PORTS.nginx}`

/** Two processes of the shop behind nginx, as `deploy/nginx-shop.conf` has it. */
export interface BalancedServers extends ServerPair {
  /** Ends one of the two, and starts it again. */
  replace(shop: 0 | 1, signal: 'SIGKILL' | 'SIGTERM'): Promise<void>
  stop(): Promise<void>
}

/** @param env settings of the shop, beside those that nginx needs */
export async function startBalancedServers(env: Record<string, string>): Promise<BalancedServers> {
  const start = (port: number) =>
    startShop({ port, sandbox: SANDBOX, publicOrigin: NGINX, env, isQuiet: true })
  const sandbox = await startSandbox({ port: PORTS.sandbox })
  const shops: Program[] = []
  const stopAll = async (nginx?: Program) => {
    await nginx?.stop()
    for (const shop of shops) await shop.stop('SIGKILL')
    await sandbox.stop()
  }
  try {
    for (const port of PORTS.shops) shops.push(await start(port))
    const nginx = await startNginx({ port: PORTS.nginx, shops: PORTS.shops })
    return {
      shop: NGINX,
      sandbox: SANDBOX,
      steer: createSteering(SANDBOX),
      async replace(which, signal) {
        await shops[which]?.stop(signal)
        shops[which] = await start(PORTS.shops[which] ?? Number.NaN)
      },
      stop: () => stopAll(nginx)
    }
  } catch (error) {
    await stopAll()
    throw error
  }
}
