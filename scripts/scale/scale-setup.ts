import { cpus, totalmem } from 'node:os'

/** Ports that nothing else of the project uses. */
export const PORTS = { sandbox: 5480, shop: 5491, secondShop: 5492, nginx: 5490 }

export const SANDBOX = `http://127.0.0.1:${PORTS.sandbox}`
export const SHOP = `http://127.0.0.1:${PORTS.shop}`
export const NGINX = `http://127.0.0.1:${PORTS.nginx}`

/** As `npm run bench` has them: the shop on the first core, everything else on the second one. */
export const SHOP_CORE = 0
export const OTHER_CORE = 1

export const LIST = '/jasmin/de/shop'

export interface ScaleOptions {
  /** How long each load lasts. */
  seconds: number
}

/** What figures are worth depends on it. */
export function describeMachine(): string {
  const [first] = cpus()
  const memory = (totalmem() / 1024 ** 3).toFixed(0)
  return `Measured on ${cpus().length} cores (${first?.model.trim() ?? 'unknown'}), ${memory} GiB, Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}.`
}

/** Runs a task and ends what it has started, the last one first, whatever comes of it. */
export async function withPrograms<Result>(
  task: (
    keep: <Started extends { stop(): Promise<void> }>(program: Promise<Started>) => Promise<Started>
  ) => Promise<Result>
): Promise<Result> {
  const started: { stop(): Promise<void> }[] = []
  try {
    return await task(async program => {
      const running = await program
      started.unshift(running)
      return running
    })
  } finally {
    for (const program of started) await program.stop()
  }
}
