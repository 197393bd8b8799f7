import { median } from './percentile'
import type { Pair } from './servers/start-pair'

const STARTS = 3

/** Milliseconds from the start of the shop's process to its first page, while the sandbox runs already. */
export async function measureColdStart(pair: Pair): Promise<number> {
  const times: number[] = []
  for (let start = 0; start < STARTS; start += 1) times.push(await pair.restartShop())
  return median(times)
}
