import { type Rival } from '../parse-rival'
import { median } from '../percentile'
import type { Pair } from '../servers/start-pair'
import { listManyAddresses } from './list-many-addresses'
import { countFailures, loadAddresses } from './load-server'
import { readPlatformCalls } from './platform-calls'

/** What ten visitors get who go through many different addresses. */
export interface VarietyFigures {
  name: string
  addresses: number
  requestsPerSecond: number
  failures: number
  views: number
  platformCallsPerView: number
  /** Where another storefront knows the same addresses. */
  rivalRequestsPerSecond?: number
}

const ROUNDS = 3

/** Many lists and many products: a view finds nothing kept from the one before. */
export async function measureVariety(pair: Pair, seconds: number, rival?: Rival): Promise<VarietyFigures[]> {
  const { lists, products } = await listManyAddresses(pair.shop)
  return [
    await measureAddresses(pair, 'many lists', lists, seconds, rival),
    await measureAddresses(pair, 'many products', products, seconds, rival)
  ]
}

async function measureAddresses(
  pair: Pair,
  name: string,
  paths: string[],
  seconds: number,
  rival?: Rival
): Promise<VarietyFigures> {
  const before = await readPlatformCalls(pair)
  const ours = []
  const theirs = []
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await loadAddresses(pair.shop, paths, { seconds }))
    if (rival?.hasOurAddresses) theirs.push(await loadAddresses(rival.origin, paths, { seconds }))
  }
  const after = await readPlatformCalls(pair)
  const views = ours.reduce((sum, { requests }) => sum + requests.total, 0)
  return {
    name,
    addresses: paths.length,
    requestsPerSecond: median(ours.map(({ requests }) => requests.average)),
    failures: ours.reduce((sum, result) => sum + countFailures(result), 0),
    views,
    platformCallsPerView: (after.platform - before.platform) / views,
    rivalRequestsPerSecond:
      theirs.length > 0 ? median(theirs.map(({ requests }) => requests.average)) : undefined
  }
}
