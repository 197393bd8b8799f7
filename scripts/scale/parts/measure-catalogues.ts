import { readMemoryMiB } from '../processes/process-usage'
import { startSandbox } from '../processes/start-sandbox'
import { startShop } from '../processes/start-shop'
import { loadAddress, type LoadFigures } from '../load-address'
import { ms, renderTable, whole } from '../markdown'
import { openGuestSession, SEARCH_OPERATION } from '../open-guest-session'
import { LIST, OTHER_CORE, PORTS, SANDBOX, SHOP, SHOP_CORE, withPrograms } from '../scale-setup'

/** Without a number: the seed. */
const CATALOGUES = [undefined, 10_000, 100_000]
const SEQUENTIAL = 100

const scope = 'siteId=jasmin&locale=de-DE&currency=EUR&limit=25'
const QUESTIONS = [
  { name: 'list', query: 'refine=cgid%3Dblack-tea', page: LIST },
  { name: 'search', query: 'q=tee', page: '/jasmin/de/search?q=tee' }
]

/** What a larger catalogue costs the platform that is embedded here, and the shop in front of it. */
export const measureCatalogues = async (): Promise<string> => {
  const rows: string[][] = []
  for (const products of CATALOGUES) rows.push(...(await measureCatalogue(products)))
  return renderTable(
    [
      'products',
      'asked for',
      'sandbox p50',
      'sandbox p95',
      'through the shop p50',
      'through the shop p95',
      'errors',
      'sandbox ready after',
      'its memory'
    ],
    rows
  )
}

const measureCatalogue = (products: number | undefined): Promise<string[][]> =>
  withPrograms(async keep => {
    const sandbox = await keep(startSandbox({ port: PORTS.sandbox, products, core: OTHER_CORE }))
    await keep(startShop({ port: PORTS.shop, sandbox: SANDBOX, core: SHOP_CORE }))
    const { authorization } = await openGuestSession(SHOP)
    const rows: string[][] = []
    for (const { name, query, page } of QUESTIONS) {
      const direct = await ask(`${SANDBOX}${SEARCH_OPERATION}?${scope}&${query}`, { authorization })
      const viewed = await ask(SHOP + page)
      rows.push([
        products?.toLocaleString('en') ?? 'seed',
        name,
        ms(direct.p50Ms),
        ms(direct.p95Ms),
        ms(viewed.p50Ms),
        ms(viewed.p95Ms),
        String(direct.errors + viewed.errors),
        ms(sandbox.startMs),
        `${whole(readMemoryMiB(sandbox.pid))} MiB`
      ])
    }
    return rows
  })

/** One after the other; what is asked for the first times is not counted. */
async function ask(url: string, headers?: Record<string, string>): Promise<LoadFigures> {
  await loadAddress(url, { connections: 1, amount: SEQUENTIAL, headers })
  return loadAddress(url, { connections: 1, amount: SEQUENTIAL, headers })
}
