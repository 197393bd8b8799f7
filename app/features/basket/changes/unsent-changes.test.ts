import { RARE, startSandbox, TEA, type TestSandbox } from '../../../../tests/contract/checkout-setup'
import { createLocks, forgetBrowser, pretendBrowser } from '../../../../tests/factories/locks'
import { createShopPlatform } from '../../../../tests/factories/shop-platform'
import type { Fetch } from '../../../platform/http/send-request'
import { createQueryClient } from '../../../platform/query-object'
import { addItems } from '../api/add-items'
import type { BasketAccess } from '../api/basket-access'
import { closeChannels } from '../api/basket-channel'
import { BASKET_KEY } from '../api/basket-key'
import { changeQuantity } from '../api/change-quantity'
import { exchangeVariant } from '../api/exchange-variant'
import { ensureBasket } from '../api/find-basket'
import { removeLine } from '../api/change-line'
import { redoUnsentChanges } from './redo-unsent-changes'
import { keepUntilSent, listUnsent } from './unsent-changes'
import { forgetAllUnsent } from './unsent-mark'

let sandbox: TestSandbox
let token: string
let locks: ReturnType<typeof createLocks>
const pages: BasketAccess[] = []
const onRefused = jest.fn()

beforeAll(async () => {
  sandbox = await startSandbox()
})
beforeEach(async () => {
  locks = createLocks()
  pretendBrowser(locks.manager)
  token = (await sandbox.loginGuest()).token
})
afterEach(() => {
  forgetAllUnsent()
  onRefused.mockClear()
  forgetBrowser()
})
afterAll(async () => {
  closeChannels()
  pages.forEach(({ client }) => client.clear())
  await sandbox.stop()
})

/** A page of the shopper; one that is left sends nothing from then on, and its locks are free. */
function openPage() {
  let isLeft = false
  const send: Fetch = (input, init) => (isLeft ? new Promise(() => undefined) : fetch(input, init))
  const access: BasketAccess = {
    client: createQueryClient(),
    platform: createShopPlatform(sandbox.origin, token, send),
    siteId: 'jasmin',
    currency: 'EUR'
  }
  pages.push(access)
  const leave = () => {
    isLeft = true
    locks.releaseAll()
  }
  const add = (quantity = 1) => {
    const items = [{ productId: TEA, quantity }]
    return keepUntilSent('jasmin', { items }, onSend => addItems(access, items, () => undefined, onSend))
  }
  return { access, add, leave }
}

/** As a page that is left while it waits for a token. */
const never = () => new Promise<never>(() => undefined)

const redo = () => redoUnsentChanges(openPage().access, onRefused)
const readQuantities = async () =>
  (await ensureBasket(openPage().access)).productItems?.map(({ quantity }) => quantity) ?? []

it('adds on the next page, once, the items of a page that was left before it sent them', async () => {
  const page = openPage()
  page.leave()
  void page.add(2)
  locks.releaseAll()
  await redo()
  expect(await readQuantities()).toEqual([2])
  await redo()
  expect(await readQuantities()).toEqual([2])
  expect(onRefused).not.toHaveBeenCalled()
})

it('adds it once although two tabs open at the same time', async () => {
  const page = openPage()
  page.leave()
  void page.add()
  locks.releaseAll()
  await Promise.all([redo(), redo()])
  expect(await readQuantities()).toEqual([1])
})

it('does not send changes that another tab is still sending', async () => {
  let release: () => void = () => undefined
  const slow = new Promise<void>(resolve => (release = resolve))
  const { access } = openPage()
  const items = [{ productId: TEA, quantity: 1 }]
  const adding = keepUntilSent('jasmin', { items }, async onSend => {
    await slow
    return addItems(access, items, () => undefined, onSend)
  })
  await redo()
  release()
  await adding
  expect(await readQuantities()).toEqual([1])
  await redo()
  expect(await readQuantities()).toEqual([1])
})

it('does not repeat a change that was sent, whatever became of its page', async () => {
  const { add } = openPage()
  const adding = add()
  expect(listUnsent('jasmin')).toHaveLength(1)
  await adding
  expect(listUnsent('jasmin')).toEqual([])
})

it.each([
  ['quantity', (access: BasketAccess, itemId: string) => changeQuantity(access, itemId, 5), [5]],
  ['removal', (access: BasketAccess, itemId: string) => removeLine(access, itemId), []]
])('sends on the next page an unsent %s', async (_what, change, expected) => {
  const page = openPage()
  const { lines } = await page.add()
  page.access.platform.getCustomerId = never
  void change(page.access, lines[0]!.itemId)
  locks.releaseAll()
  await redo()
  expect(await readQuantities()).toEqual(expected)
})

it('keeps a change whose call the browser ends as the page is left', async () => {
  const { access } = openPage()
  let end: (error: Error) => void = () => undefined
  const ended = new Promise<never>((_resolve, reject) => (end = reject))
  access.platform.getCustomerId = () => ended
  const items = [{ productId: TEA, quantity: 1 }]
  const adding = keepUntilSent('jasmin', { items }, onSend =>
    addItems(access, items, () => undefined, onSend)
  )
  window.dispatchEvent(new Event('pagehide'))
  end(new Error('the page is left'))
  await expect(adding).rejects.toThrow()
  locks.releaseAll()
  await redo()
  expect(await readQuantities()).toEqual([1])
})

it('removes a change whose failure was shown', async () => {
  const { access } = openPage()
  access.platform.getCustomerId = () => Promise.reject(new Error('offline'))
  const items = [{ productId: TEA, quantity: 1 }]
  await expect(
    keepUntilSent('jasmin', { items }, onSend => addItems(access, items, () => undefined, onSend))
  ).rejects.toThrow('offline')
  await new Promise(resolve => setTimeout(resolve, 1_100))
  expect(listUnsent('jasmin')).toEqual([])
})

it('shows a quantity that arrives after the next page has read the basket', async () => {
  const page = openPage()
  const { lines, basketId } = await page.add()
  const itemId = lines[0]!.itemId
  page.access.platform.getCustomerId = never
  void changeQuantity(page.access, itemId, 5)
  locks.releaseAll()
  const { access } = openPage()
  await access.platform.baskets.updateItemInBasket({ basketId, itemId }, { quantity: 5 })
  await redoUnsentChanges(access, onRefused)
  expect(access.client.getQueryData(BASKET_KEY)).toMatchObject({ lines: [{ quantity: 5 }] })
})

it.each([
  ['before the next page looks', 0],
  ['after the next page has looked once', 1_500]
])('shows what was sent as the page was left and arrives %s', async (_when, ms) => {
  const page = openPage()
  page.leave()
  void addItems(page.access, [{ productId: TEA, quantity: 3 }], () => undefined)
  await new Promise(resolve => setTimeout(resolve))
  window.dispatchEvent(new Event('pagehide'))
  const { access } = openPage()
  access.client.setQueryData(BASKET_KEY, null)
  const arrived = new Promise(resolve => setTimeout(resolve, ms)).then(() => openPage().add(3))
  await Promise.all([redoUnsentChanges(access, onRefused), arrived])
  expect(access.client.getQueryData(BASKET_KEY)).toMatchObject({ lines: [{ quantity: 3 }] })
  expect([await readQuantities(), listUnsent('jasmin')]).toEqual([[3], []])
})

it('shows what arrives after the shopper has left the next page as well', async () => {
  const page = openPage()
  page.leave()
  void addItems(page.access, [{ productId: TEA, quantity: 3 }], () => undefined)
  await new Promise(resolve => setTimeout(resolve))
  window.dispatchEvent(new Event('pagehide'))
  const second = openPage()
  void redoUnsentChanges(second.access, onRefused)
  // It has looked at the basket, and waits to look again.
  await new Promise(resolve => setTimeout(resolve, 1_200))
  window.dispatchEvent(new Event('pagehide'))
  second.leave()
  const { access } = openPage()
  access.client.setQueryData(BASKET_KEY, null)
  await openPage().add(3)
  await redoUnsentChanges(access, onRefused)
  expect(access.client.getQueryData(BASKET_KEY)).toMatchObject({ lines: [{ quantity: 3 }] })
  expect(listUnsent('jasmin')).toEqual([])
})

it('does not read the basket again where the answer came before the page was left', async () => {
  await openPage().add()
  window.dispatchEvent(new Event('pagehide'))
  expect(listUnsent('jasmin')).toEqual([])
})

it('drops the unsent quantity of a line that is gone', async () => {
  const page = openPage()
  const { lines, basketId } = await page.add()
  page.access.platform.getCustomerId = never
  void changeQuantity(page.access, lines[0]!.itemId, 5)
  locks.releaseAll()
  const { baskets } = openPage().access.platform
  await baskets.removeItemFromBasket({ basketId, itemId: lines[0]!.itemId })
  await redo()
  expect([await readQuantities(), listUnsent('jasmin')]).toEqual([[], []])
  expect(onRefused).not.toHaveBeenCalled()
})

it('shows why an unsent add was refused', async () => {
  const { access } = openPage()
  access.platform.getCustomerId = never
  const items = [{ productId: 'no-such-tea', quantity: 1 }]
  void keepUntilSent('jasmin', { items }, onSend => addItems(access, items, () => undefined, onSend))
  locks.releaseAll()
  await redo()
  expect(onRefused).toHaveBeenCalledWith(expect.objectContaining({ status: 400 }))
})

it('sends changes of a basket so that they arrive when the page is left', async () => {
  const sent: (boolean | undefined)[] = []
  const send: Fetch = (input, init) => {
    if (init?.method !== 'GET') sent.push(init?.keepalive)
    return fetch(input, init)
  }
  const access = { ...openPage().access, platform: createShopPlatform(sandbox.origin, token, send) }
  const { lines } = await addItems(access, [{ productId: TEA, quantity: 1 }], () => undefined)
  await changeQuantity(access, lines[0]!.itemId, 2)
  await removeLine(access, lines[0]!.itemId)
  expect(sent).toEqual([true, true, true, true])
})

it('changes a variant on the next page, in one line, however often that is tried', async () => {
  const { access } = openPage()
  await addItems(access, [{ productId: TEA, quantity: 1 }], () => undefined)
  const basket = await ensureBasket(access)
  const basketId = basket.basketId ?? ''
  const itemId = basket.productItems?.[0]?.itemId ?? ''
  const page = openPage()
  page.access.client.setQueryData(BASKET_KEY, access.client.getQueryData(BASKET_KEY))
  page.leave()
  void exchangeVariant(page.access, { itemId, productId: RARE, quantity: 1 })
  await new Promise(resolve => setTimeout(resolve))
  expect(listUnsent('jasmin')).toMatchObject([{ basketId, itemId, productId: RARE, quantity: 1 }])
  locks.releaseAll()
  const [kept] = listUnsent('jasmin')
  await redo()
  localStorage.setItem('unsent_jasmin', JSON.stringify([kept]))
  await redo()
  expect((await ensureBasket(openPage().access)).productItems).toMatchObject([
    { itemId, productId: RARE, quantity: 1 }
  ])
  expect(onRefused).not.toHaveBeenCalled()
})
