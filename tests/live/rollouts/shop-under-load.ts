import { addItems } from '../../../app/features/basket/api/add-items'
import type { BasketAccess } from '../../../app/features/basket/api/basket-access'
import { CONSOLE } from '../../e2e/support/servers'
import { listProducts } from '../../survive/list-choices'
import { openTab } from '../../survive/open-tab'
import type { LiveRun } from '../live-run'
import { SHOP } from '../shape/origins'

const PAGES = [
  '/jasmin/de',
  '/jasmin/de/shop/green-tea',
  '/jasmin/de/cart',
  '/puro/de/cart',
  '/jasmin/en/login'
]
const VISITORS = 6
const SHOPPERS = 2
/** Then a shopper begins anew: there is only so much of a product. */
const MOST_IN_BASKET = 20

interface Load {
  requests: number
  /** What a visitor did not get, or a shopper could not do. */
  failures: string[]
}

/**
 * Browsers ask once more where a connection that they kept was closed meanwhile, as nginx does with those of its former
 * workers; Node does not.
 */
const fetchAsBrowsers: typeof fetch = async (input, init) => {
  try {
    return await fetch(input, init)
  } catch (error) {
    if (!wasClosed(error)) throw error
    return fetch(input, init)
  }
}

const wasClosed = (error: unknown): boolean => {
  const cause = error instanceof Error ? error.cause : undefined
  return (
    cause instanceof Error &&
    'code' in cause &&
    /^(UND_ERR_SOCKET|ECONNRESET|EPIPE)$/.test(String(cause.code))
  )
}

/** Has visitors look at pages and shoppers fill their baskets while a task runs. */
export async function underLoad(run: LiveRun, task: () => Promise<void>): Promise<Load> {
  const load: Load = { requests: 0, failures: [] }
  let isOver = false
  const servers = { shop: SHOP, sandbox: CONSOLE, steer: run.steer }
  const [product] = await listProducts(servers)

  async function repeat(act: (turn: number) => Promise<string | undefined>): Promise<void> {
    for (let turn = 0; !isOver; turn += 1) {
      const failure = await act(turn).catch((error: unknown) => String(error))
      load.requests += 1
      if (failure !== undefined) load.failures.push(failure)
    }
  }
  const visitors = Array.from({ length: VISITORS }, (_visitor, first) =>
    repeat(async turn => {
      const path = PAGES[(first + turn) % PAGES.length] ?? ''
      const answer = await fetchAsBrowsers(SHOP + path)
      const text = await answer.text()
      return answer.ok && text.trimEnd().endsWith('</html>') ? undefined : `${path}: ${answer.status}`
    })
  )
  const shoppers = Array.from({ length: SHOPPERS }, () => {
    let tab: BasketAccess | undefined
    return repeat(async turn => {
      if (turn % MOST_IN_BASKET === 0) tab = await openTab(servers, fetchAsBrowsers)
      if (tab) await addItems(tab, [{ productId: product, quantity: 1 }], () => undefined)
      return undefined
    })
  })
  try {
    await task()
  } finally {
    isOver = true
    await Promise.all([...visitors, ...shoppers])
  }
  return load
}
