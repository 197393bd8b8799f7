import { load, type LoadFigures } from '../measure/load'
import { startPair } from '../measure/start-pair'
import { renderTable } from '../measure/table'
import { withPrograms } from '../servers/start-program'
import { openGuestSession, SEARCH_OPERATION } from './open-guest-session'

/** Without a number: the seed. */
const CATALOGUES = [undefined, 100_000]
const SEQUENTIAL = 100

const scope = 'siteId=jasmin&locale=de-DE&currency=EUR&limit=25'
const QUESTIONS = [
  { name: 'list', query: 'refine=cgid%3Dblack-tea', page: '/jasmin/de/shop' },
  { name: 'search', query: 'q=tee', page: '/jasmin/de/search?q=tee' }
]
const HEADER = ['products', 'list or search', 'sandbox p50', 'sandbox p95', 'shop p50', 'shop p95', 'failed']

/** The time that a larger catalogue takes the embedded platform, and the shop in front of it. */
export async function measureCatalogues(): Promise<string> {
  const rows: string[][] = []
  for (const products of CATALOGUES) rows.push(...(await measureCatalogue(products)))
  return renderTable(HEADER, rows)
}

const measureCatalogue = (products: number | undefined): Promise<string[][]> =>
  withPrograms(async keep => {
    const { sandbox, shop } = await keep(startPair({ products }))
    const session = await openGuestSession(shop.origin)
    const rows: string[][] = []
    for (const { name, query, page } of QUESTIONS) {
      const direct = await ask(sandbox, `${SEARCH_OPERATION}?${scope}&${query}`, session)
      const viewed = await ask(shop.origin, page)
      const times = [direct, viewed].flatMap(({ p50Ms, p95Ms }) => [p50Ms, p95Ms])
      const failed = direct.errors + viewed.errors
      const cells = times.map(ms => `${ms.toFixed(1)} ms`)
      rows.push([products?.toLocaleString('en') ?? 'seed', name, ...cells, String(failed)])
    }
    return rows
  })

/** One request after the other; the first ones do not count. */
async function ask(origin: string, path: string, headers?: Record<string, string>): Promise<LoadFigures> {
  const visitor = { paths: [path], amount: SEQUENTIAL, connections: 1, headers }
  await load(origin, visitor)
  return load(origin, visitor)
}
