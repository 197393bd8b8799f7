import { MEASURED_PAGES } from './measured-pages'
import { listManyAddresses } from './pages/list-many-addresses'
import { BROWSER_HEADERS, countFailures, loadAddresses } from './pages/load-server'
import type { Pair } from './servers/start-pair'
import type { ProcessMemory } from './servers/start-server'

export interface MemoryFigures {
  /** Since the process has started. */
  views: number
  failures: number
  memory: ProcessMemory
}

/** After so many views it is read. */
const STOPS = [10_000, 30_000]

/** Resident memory of a fresh process that shows home, lists, products, search and cart in turn, compressed. */
export async function measureMemory(pair: Pair): Promise<MemoryFigures[]> {
  const paths = mixPages(await listManyAddresses(pair.shop))
  await pair.restartShop()
  const figures: MemoryFigures[] = []
  let views = 0
  let failures = 0
  for (const stop of STOPS) {
    failures += countFailures(await loadAddresses(pair.shop, paths, stop - views, BROWSER_HEADERS))
    views = stop
    figures.push({ views, failures, memory: pair.readShopMemory() })
  }
  return figures
}

/** One page of each kind after the other; lists and products are new ones each time. */
function mixPages({ lists, products }: { lists: string[]; products: string[] }): string[] {
  return products.flatMap((product, index) =>
    MEASURED_PAGES.jasmin.map(({ name, path }) => {
      if (name === 'product list') return lists[index % lists.length] ?? path
      return name === 'product detail' ? product : path
    })
  )
}
