import type { ServerPair } from '../servers/killable-servers'
import { checkOut, type CheckoutRecord } from '../survive/check-out'
import { listPayable, listProducts, listWrapped } from '../survive/list-choices'
import { createRandom } from '../survive/random'
import type { BalancedServers } from './balanced-servers'

const AT_ONCE = 6
/** A process is up for so long until the other one goes; nginx asks one that was away again after two seconds. */
const PAUSE_MS = 3_000

/** Its process was killed when it had begun to answer. */
export const BROKEN_OFF = 'broken off'

interface Losses {
  records: CheckoutRecord[]
  /** How many processes were killed, and how many asked to end. */
  killed: number
  ended: number
  views: number
  /** Pages that a visitor did not get: the status, or that one broke off in the middle, which nobody can ask for again. */
  failedViews: string[]
}

/** Lets shoppers buy and visitors look while one process after the other is killed, or asked to end, and comes back. */
export async function loseProcesses(servers: BalancedServers, count: number, seed: number): Promise<Losses> {
  const losses: Losses = { records: [], killed: 0, ended: 0, views: 0, failedViews: [] }
  let isOver = false
  const over = () => isOver
  const buying = buy(servers, count, seed, losses.records).finally(() => (isOver = true))
  await Promise.all([buying, replaceProcesses(servers, losses, over), look(servers, losses, over)])
  return losses
}

async function buy(
  servers: ServerPair,
  count: number,
  seed: number,
  records: CheckoutRecord[]
): Promise<void> {
  const products = await listProducts(servers)
  const wrapped = await listWrapped(servers)
  // Those that end well as soon as they are asked for: whatever fails here, the shop has failed.
  const payments = await listPayable(
    servers,
    ({ method, outcome }) => outcome === 'success' && method !== 'UNZER_PAYPAL'
  )
  let begun = 0
  async function next(): Promise<void> {
    while (begun < count) {
      begun += 1
      const number = begun
      const random = createRandom(seed * 1_000_003 + number)
      try {
        records.push(await checkOut({ servers, payments, products, wrapped, random }))
      } catch (error) {
        throw new Error(`checkout ${number} of seed ${seed}`, { cause: error })
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, next))
}

/** Never both: one is back, and nginx knows it, before the other one goes. */
async function replaceProcesses(
  servers: BalancedServers,
  losses: Losses,
  isOver: () => boolean
): Promise<void> {
  for (let turn = 0; !isOver(); turn += 1) {
    const isKilled = turn % 3 !== 2
    await servers.replace(turn % 2 === 0 ? 0 : 1, isKilled ? 'SIGKILL' : 'SIGTERM')
    losses[isKilled ? 'killed' : 'ended'] += 1
    await new Promise(resolve => setTimeout(resolve, PAUSE_MS))
  }
}

/** Pages that no cache keeps, one after the other. */
async function look({ shop }: ServerPair, losses: Losses, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const answer = await fetch(`${shop}/jasmin/de/cart`).catch(() => undefined)
    const text = await answer?.text().catch(() => '')
    losses.views += 1
    if (answer?.status !== 200) losses.failedViews.push(String(answer?.status ?? 'no answer'))
    else if (!text?.trimEnd().endsWith('</html>')) losses.failedViews.push(BROKEN_OFF)
  }
}
