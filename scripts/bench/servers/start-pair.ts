import { findFreePort } from './find-free-port'
import { OTHER_CORE, SHOP_CORE, pinSelf } from './pin-to-cores'
import { startServer, type ProcessMemory, type Server, type ServerProgram } from './start-server'

/** The production shop, the sandbox that it asks, and the yardstick. */
export interface Pair {
  shop: string
  sandbox: string
  yardstick: string
  readShopMemory(): ProcessMemory
  /** Gives the shop a new process; answers how long it took to its first page. */
  restartShop(): Promise<number>
  stop(): Promise<void>
}

/** Starts a fresh sandbox, the production shop and the yardstick on ports that are free. */
export async function startPair(): Promise<Pair> {
  pinSelf(OTHER_CORE)
  const [sandboxPort, shopPort, yardstickPort] = await findPorts()
  const sandbox = `http://127.0.0.1:${sandboxPort}`
  const shop = `http://localhost:${shopPort}`
  const yardstick = `http://localhost:${yardstickPort}`
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
      }),
      await startServer({
        url: yardstick,
        core: SHOP_CORE,
        file: 'scripts/bench/servers/yardstick-server.ts',
        env: { PORT: yardstickPort, NODE_ENV: 'production' }
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
    yardstick,
    readShopMemory: () => shopServer?.readMemory() ?? { resident: Number.NaN, peak: Number.NaN },
    async restartShop() {
      await shopServer?.stop()
      shopServer = await startServer(shopProgram)
      return shopServer.startMs
    },
    stop
  }
}

/** The names of three free ports. */
async function findPorts(): Promise<[string, string, string]> {
  return [String(await findFreePort()), String(await findFreePort()), String(await findFreePort())]
}
