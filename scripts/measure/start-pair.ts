import { findFreePort } from '../servers/find-free-port'
import { startSandbox } from '../servers/start-sandbox'
import { startShop } from '../servers/start-shop'
import { holdThisProcess, OTHER_CORE, SHOP_CORE, type Program } from '../servers/start-program'

export interface MeasuredShop {
  origin: string
  /** Of the process that was started; it changes with a restart. */
  pid: number
  /** Another build. */
  isOther?: boolean
}

/** The production shop and the sandbox that it asks. */
export interface Pair {
  shop: MeasuredShop
  sandbox: string
  /** The shop, and the other build once it runs. */
  shops: MeasuredShop[]
  /** Gives the shop a new process; returns the milliseconds to its first page. */
  restartShop(): Promise<number>
  stop(): Promise<void>
}

interface PairStart {
  /** How many products the sandbox has; those of the seed by default. */
  products?: number
  /** The folder of another build that runs beside ours. */
  compare?: string
}

// Ended by a signal, the measurement takes its programs with it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

/** Starts a fresh sandbox and the production shop on free ports, the shop on a core of its own. */
export async function startPair({ products, compare }: PairStart = {}): Promise<Pair> {
  holdThisProcess(OTHER_CORE)
  const sandboxPort = await findFreePort()
  const sandbox = `http://127.0.0.1:${sandboxPort}`
  const programs = new Map<MeasuredShop | 'sandbox', Program>()
  const stop = async () => {
    for (const program of programs.values()) await program.stop('SIGKILL')
  }
  const start = async (shop: MeasuredShop, build?: string): Promise<Program> => {
    const port = Number(new URL(shop.origin).port)
    const program = await startShop({ port, sandbox, build, core: SHOP_CORE })
    programs.set(shop, program)
    shop.pid = program.pid
    return program
  }
  const createShop = async (isOther = false): Promise<MeasuredShop> => ({
    origin: `http://localhost:${await findFreePort()}`,
    pid: Number.NaN,
    isOther
  })
  try {
    programs.set('sandbox', await startSandbox({ port: sandboxPort, products, core: OTHER_CORE }))
    const shop = await createShop()
    await start(shop)
    const shops = [shop]
    if (compare) {
      const other = await createShop(true)
      await start(other, compare)
      shops.push(other)
    }
    return {
      shop,
      sandbox,
      shops,
      async restartShop() {
        await programs.get(shop)?.stop('SIGKILL')
        return (await start(shop)).startMs
      },
      stop
    }
  } catch (error) {
    await stop()
    throw error
  }
}
