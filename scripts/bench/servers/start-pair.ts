import { dirname, resolve } from 'node:path'
import { findFreePort } from './find-free-port'
import { OTHER_CORE, SHOP_CORE, pinSelf } from './pin-to-cores'
import { startServer, type ProcessMemory, type Server, type ServerProgram } from './start-server'

/** The production shop and the sandbox that it asks. */
export interface Pair {
  shop: string
  sandbox: string
  readShopPid(): number
  readShopMemory(): ProcessMemory
  /** Starts another build of this shop beside it, on the same core and against the same sandbox. */
  startOther(build: string): Promise<{ origin: string; pid: number }>
  /** Gives the shop a new process; answers how long it took to its first page. */
  restartShop(): Promise<number>
  stop(): Promise<void>
}

/** Starts a fresh sandbox and the production shop on ports that are free. */
export async function startPair(): Promise<Pair> {
  pinSelf(OTHER_CORE)
  const sandboxPort = String(await findFreePort())
  const shopPort = String(await findFreePort())
  const sandbox = `http://127.0.0.1:${sandboxPort}`
  const shop = `http://localhost:${shopPort}`
  const shopProgram: ServerProgram = {
    url: `${shop}/jasmin/de`,
    core: SHOP_CORE,
    file: 'build/serve.cjs',
    env: {
      PORT: shopPort,
      WEB_CONCURRENCY: '1',
      PLATFORM_ORIGIN: sandbox,
      PWAKIT_LOG_LEVEL: 'ERROR'
    }
  }
  const others: Server[] = []
  let shopServer: Server | undefined
  const stop = async () => {
    await Promise.all([...others, shopServer].map(server => server?.stop()))
  }
  try {
    others.push(
      await startServer({
        url: `${sandbox}/control/info`,
        core: OTHER_CORE,
        file: 'sandbox/main.ts',
        env: { SANDBOX_PORT: sandboxPort, SANDBOX_DATA: ':memory:' }
      })
    )
    shopServer = await startServer(shopProgram)
  } catch (error) {
    await stop()
    throw error
  }
  return {
    shop,
    sandbox,
    readShopPid: () => shopServer?.pid ?? Number.NaN,
    readShopMemory: () => shopServer?.readMemory() ?? { resident: Number.NaN, peak: Number.NaN },
    async restartShop() {
      await shopServer?.stop()
      shopServer = await startServer(shopProgram)
      return shopServer.startMs
    },
    async startOther(build) {
      const port = String(await findFreePort())
      const origin = `http://localhost:${port}`
      const server = await startServer({
        ...shopProgram,
        url: `${origin}/jasmin/de`,
        cwd: dirname(resolve(build)),
        // A copied folder has no packages beside it.
        env: { ...shopProgram.env, PORT: port, NODE_PATH: resolve('node_modules') }
      })
      others.push(server)
      return { origin, pid: server.pid }
    },
    stop
  }
}
