import { startSandbox, RARE, TEA, VOUCHER, type TestSandbox } from '../../../../tests/contract/checkout-setup'
import { createShopPlatform } from '../../../../tests/factories/shop-platform'
import { createQueryClient } from '../../../platform/query-object'
import type { Fetch } from '../../../platform/http/send-request'
import type { Basket } from '../model/basket'
import { addItems } from './add-items'
import type { BasketAccess } from './basket-access'
import { closeChannels } from './basket-channel'
import { BASKET_KEY } from './basket-key'
import { basketQuery } from './basket-query'
import { changeQuantity } from './change-quantity'
import { ensureBasket } from './find-basket'
import { applyPending, PENDING_QUANTITIES_KEY, type PendingQuantities } from './pending-quantities'
import { removeLine } from './change-line'
import { mockPageCookies } from '../../../../tests/factories/page-cookies'

let sandbox: TestSandbox
const tabs: BasketAccess[] = []
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(async () => {
  closeChannels()
  tabs.forEach(({ client }) => client.clear())
  await sandbox.stop()
})

const anyway = () => undefined

/** The cookie that says whether there is a session worth asking with. */
const markSession = (mark: string | undefined) => mockPageCookies({ session_jasmin: mark })

/** A shopper's tab: a token, a cache, and a wire that can be listened to. */
async function openTab(send: Fetch = fetch, token?: string) {
  const shopper = token ?? (await sandbox.loginGuest()).token
  const platform = createShopPlatform(sandbox.origin, shopper, send)
  const access: BasketAccess = { client: createQueryClient(), platform, siteId: 'jasmin', currency: 'EUR' }
  tabs.push(access)
  const shown = () => {
    const basket = access.client.getQueryData<Basket>(BASKET_KEY)!
    return applyPending(basket, access.client.getQueryData<PendingQuantities>(PENDING_QUANTITIES_KEY) ?? {})
  }
  return { access, token: shopper, shown }
}

it.each([
  ['nothing with 204', () => new Response(null, { status: 204 })],
  ['an object without a basket', () => Response.json({})],
  ['an error with 200', () => Response.json({ title: 'Error', detail: 'broken' })]
])('keeps the lines where %s answers a change', async (_title, answer) => {
  const garbled: Fetch = async (input, init) => {
    const response = await fetch(input, init)
    return init?.method === 'PATCH' ? answer() : response
  }
  const { access, shown } = await openTab(garbled)
  const { lines } = await addItems(access, [{ productId: TEA, quantity: 1 }], anyway)
  await expect(changeQuantity(access, lines[0]!.itemId, 2)).rejects.toMatchObject({ kind: 'unreadable' })
  expect(shown().lines).toMatchObject([{ productId: TEA }])
})

it.each([
  ['nothing with 204', () => new Response(null, { status: 204 })],
  ['an error with 200', () => Response.json({ title: 'Error', detail: 'broken' })]
])('is no empty cart where %s answers instead of the baskets', async (_title, answer) => {
  const { access, token } = await openTab()
  await addItems(access, [{ productId: TEA, quantity: 1 }], anyway)
  // Unusable responses are logged.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const tab = await openTab(
    async (input, init) => (init?.method === 'GET' ? answer() : fetch(input, init)),
    token
  )
  await expect(ensureBasket(tab.access)).rejects.toMatchObject({ kind: 'unreadable' })
})

it('requests no token and no basket without a session marker', async () => {
  markSession(undefined)
  const send = jest.fn(fetch)
  const { access } = await openTab(send)
  await expect(access.client.fetchQuery(basketQuery(access.platform, access))).resolves.toBeNull()
  expect(send).not.toHaveBeenCalled()
})

it('finds the basket of the session', async () => {
  markSession('guest')
  const { access, token } = await openTab()
  await addItems(access, [{ productId: TEA, quantity: 2 }], anyway)
  const other = await openTab(fetch, token)
  const basket = await other.access.client.fetchQuery(basketQuery(other.access.platform, other.access))
  expect(basket).toMatchObject({ lines: [{ productId: TEA, quantity: 2, price: 20 }], totals: { items: 20 } })
})

it('counts a basket of another currency in the money of the shopper', async () => {
  markSession('guest')
  const { access, token } = await openTab()
  await addItems(access, [{ productId: TEA, quantity: 1 }], anyway)
  const british = await openTab(fetch, token)
  const site = { siteId: 'jasmin', currency: 'GBP' }
  const basket = await british.access.client.fetchQuery(basketQuery(british.access.platform, site))
  expect(basket).toMatchObject({ currency: 'GBP', totals: { items: 9 } })
})

it('names items in the shopper’s language, however the basket is read', async () => {
  markSession('guest')
  const { access, token } = await openTab()
  const added = await addItems(access, [{ productId: TEA, quantity: 1 }], anyway)
  const inEnglish = await openTab(fetch, token)
  const english = { ...inEnglish.access, isOtherLocale: true }
  const basket = await english.client.fetchQuery(basketQuery(english.platform, english))
  expect(basket?.lines[0]?.name).toBe(added.lines[0]?.name)
  // The platform's list of baskets has one language for all.
  const byDefault = await openTab(fetch, token)
  const listed = await byDefault.access.client.fetchQuery(
    basketQuery(byDefault.access.platform, byDefault.access)
  )
  expect(listed?.lines[0]?.name).not.toBe(added.lines[0]?.name)
})

it('takes the basket that another tab created meanwhile', async () => {
  const { access, token } = await openTab()
  const first = await addItems(access, [{ productId: TEA, quantity: 1 }], anyway)
  const second = await openTab(fetch, token)
  // This tab has looked before the other one created it.
  const platform = {
    ...second.access.platform,
    customers: { getCustomerBaskets: () => Promise.resolve({ baskets: [], total: 0 }) }
  }
  await expect(ensureBasket({ ...second.access, platform })).resolves.toMatchObject({
    basketId: first.basketId
  })
})

it('creates one basket for two adds at once and keeps both', async () => {
  const { access, shown } = await openTab()
  await Promise.all([
    addItems(access, [{ productId: TEA, quantity: 1 }], anyway),
    addItems(access, [{ productId: TEA, quantity: 2 }], anyway)
  ])
  expect(shown().lines).toMatchObject([{ productId: TEA, quantity: 3 }])
})

it('repeats an add in a new basket when the former one is gone', async () => {
  const { access, token, shown } = await openTab()
  const { basketId } = await addItems(access, [{ productId: TEA, quantity: 1 }], anyway)
  await sandbox.createClients(token).baskets.deleteBasket({ parameters: { basketId } })
  await addItems(access, [{ productId: TEA, quantity: 4 }], anyway)
  expect(shown().basketId).not.toBe(basketId)
  expect(shown().lines).toMatchObject([{ quantity: 4 }])
})

it('shows a new quantity at once and prices it with the answer', async () => {
  const { access, shown } = await openTab()
  const { lines } = await addItems(access, [{ productId: TEA, quantity: 1 }], anyway)
  const change = changeQuantity(access, lines[0]!.itemId, 5)
  expect(shown().lines).toMatchObject([{ quantity: 5, price: 10 }])
  await change
  expect(shown().lines).toMatchObject([{ quantity: 5, price: 50 }])
})

it('shows the former quantity again when the platform refuses the new one', async () => {
  const { access, shown } = await openTab()
  const { lines } = await addItems(access, [{ productId: RARE, quantity: 1 }], anyway)
  const change = changeQuantity(access, lines[0]!.itemId, 3)
  expect(shown().lines).toMatchObject([{ quantity: 3 }])
  await expect(change).rejects.toMatchObject({ data: { arguments: { statusCode: 'NOT_ENOUGH_STOCK' } } })
  expect(shown().lines).toMatchObject([{ quantity: 1 }])
})

it('carries changes out in the order of the clicks, however long each takes', async () => {
  const delays = [30, 0]
  const order: string[] = []
  const slowFirst: Fetch = async (input, init) => {
    if (init?.method === 'PATCH') {
      await new Promise(resolve => setTimeout(resolve, delays.shift()))
      order.push(String(init.body))
    }
    return fetch(input, init)
  }
  const { access, shown } = await openTab(slowFirst)
  const { lines } = await addItems(access, [{ productId: TEA, quantity: 1 }], anyway)
  const itemId = lines[0]!.itemId
  await Promise.all([changeQuantity(access, itemId, 7), changeQuantity(access, itemId, 2)])
  expect(order).toEqual(['{"quantity":7}', '{"quantity":2}'])
  expect(shown().lines).toMatchObject([{ quantity: 2, price: 20 }])
})

it('removes a line', async () => {
  const { access, shown } = await openTab()
  const { lines } = await addItems(access, [{ productId: TEA, quantity: 1 }], anyway)
  await removeLine(access, lines[0]!.itemId)
  expect(shown().lines).toEqual([])
})

it('marks a basket of virtual gift cards', async () => {
  const { access, shown } = await openTab()
  await addItems(access, [{ productId: VOUCHER, quantity: 1 }], anyway)
  expect(shown()).toMatchObject({ containsVirtualGiftCard: true, containsOnlyNormalGiftCards: false })
})
