import { listVariedAddresses, MEASURED_PAGES } from '../measure/addresses'
import { load } from '../measure/load'
import type { Row } from '../measure/score'
import type { Pair } from '../measure/start-pair'
import { readMemoryMiB } from '../servers/process-usage'

/** Memory is read after so many views. */
const STOPS = [10_000, 30_000]

/** Resident memory of a fresh process that shows home, lists, products, search and cart in turn, compressed. */
export async function measureMemory(pair: Pair): Promise<Row[]> {
  const { products, lists } = await listVariedAddresses(pair.shop.origin)
  // Lists and products are new ones each time.
  const paths = products.flatMap((product, index) =>
    MEASURED_PAGES.jasmin.map(({ name, path }) => {
      if (name === 'product list') return lists[index % lists.length] ?? path
      return name === 'product detail' ? product : path
    })
  )
  await pair.restartShop()
  const rows: Row[] = []
  let views = 0
  let failures = 0
  let before: number | undefined
  for (const stop of STOPS) {
    failures += (await load(pair.shop.origin, { paths, amount: stop - views })).errors
    views = stop
    const { resident, peak } = readMemoryMiB(pair.shop.pid)
    const growth = before === undefined ? {} : { memoryGrowthMiB: resident - before }
    before = resident
    rows.push({
      name: `after ${views} views`,
      figures: { memoryMiB: resident, ...growth, peakMiB: peak, failures }
    })
  }
  return rows
}
