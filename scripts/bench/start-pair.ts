import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cpus } from 'node:os'

export interface Pair {
  shop: string
  sandbox: string
  yardstick: string
  /** Resident memory of the shop in MiB. */
  shopMemory(): number
  stop(): void
  startMs: number
}

const SANDBOX_PORT = 4390
const YARDSTICK_PORT = 3380
const SHOP_PORT = 3390

/** As `npm run serve` starts it. */
const MEMORY = ['--max-old-space-size=192', '--max-semi-space-size=16']

/** Starts a fresh sandbox and the production shop; the shop has a core to itself where there are two. */
export async function startPair(): Promise<Pair> {
  if (process.platform === 'linux' && cpus().length > 1) {
    execFileSync('taskset', ['-apc', '1', String(process.pid)], { stdio: 'ignore' })
  }
  const shop = `http://localhost:${SHOP_PORT}`
  const sandbox = `http://127.0.0.1:${SANDBOX_PORT}`
  const yardstick = `http://localhost:${YARDSTICK_PORT}`
  const started: ChildProcess[] = []
  const stop = () => started.forEach(child => child.kill('SIGKILL'))
  const startOne = async (url: string, ...how: Parameters<typeof start>) => {
    const child = start(...how)
    started.push(child)
    await untilOk(url, child)
    return child
  }
  try {
    await startOne(`${sandbox}/control/info`, 1, ['sandbox/main.ts'], {
      SANDBOX_PORT: String(SANDBOX_PORT),
      SANDBOX_DATA: ':memory:'
    })
    const begun = performance.now()
    const shopProcess = await startOne(`${shop}/jasmin/de`, 0, ['scripts/serve.ts'], {
      PORT: String(SHOP_PORT),
      WEB_CONCURRENCY: '1',
      PLATFORM_ORIGIN: sandbox,
      PWAKIT_LOG_LEVEL: 'ERROR'
    })
    const startMs = performance.now() - begun
    await startOne(yardstick, 0, ['scripts/bench/yardstick-server.ts'], {
      PORT: String(YARDSTICK_PORT),
      NODE_ENV: 'production'
    })
    return { shop, sandbox, yardstick, startMs, shopMemory: () => readMemory(shopProcess), stop }
  } catch (error) {
    stop()
    throw error
  }
}

/** The process itself, without a wrapper in between, so that its memory can be read. */
function start(core: number, args: string[], env: Record<string, string>): ChildProcess {
  const command = [process.execPath, ...MEMORY, '--import', 'tsx', ...args]
  const pinned =
    process.platform === 'linux' && cpus().length > 1 ? ['taskset', '-c', String(core), ...command] : command
  const [program = process.execPath, ...rest] = pinned
  return spawn(program, rest, { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, ...env } })
}

function readMemory({ pid }: ChildProcess): number {
  if (process.platform !== 'linux') return Number.NaN
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
}

/** An answer of another process that has the port already does not count: then ours has ended. */
async function untilOk(url: string, child: ChildProcess): Promise<void> {
  const end = Date.now() + 60_000
  while (Date.now() < end && child.exitCode === null) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok && child.exitCode === null) return
    await new Promise(resolve => setTimeout(resolve, 25))
  }
  throw new Error(child.exitCode === null ? `${url} does not answer` : `${url} could not be started`)
}
