import { RARE, TEA, VOUCHER, type TestSandbox } from '../../../../tests/contract/checkout-setup'
import {
  fillUnpaidBasket,
  giftCodes,
  payAndOrder,
  startVoucherSandbox
} from '../../../../tests/contract/voucher-setup'
import { createShopPlatform } from '../../../../tests/factories/shop-platform'
import { PlatformError } from '../../../platform/http/platform-error'
import { createQueryClient } from '../../../platform/query-object'
import { addItems } from '../../basket/api/add-items'
import type { BasketAccess } from '../../basket/api/basket-access'
import { closeChannels } from '../../basket/api/basket-channel'
import { BASKET_KEY } from '../../basket/api/basket-key'
import type { Basket } from '../../basket/model/basket'
import { applyCoupon } from '../../basket/vouchers/apply-coupon'
import { redeemGiftCertificate } from '../../basket/vouchers/gift-certificates'
import { restoreOrderBasket } from './restore-order-basket'
import { mockPageCookies } from '../../../../tests/factories/page-cookies'

let sandbox: TestSandbox
const tabs: BasketAccess[] = []
beforeAll(async () => {
  sandbox = await startVoucherSandbox()
})
afterAll(async () => {
  closeChannels()
  tabs.forEach(({ client }) => client.clear())
  await sandbox.stop()
})
beforeEach(() => void mockPageCookies({ session_jasmin: 'guest' }))

async function order(checkoutKey?: string, code?: string) {
  const shopper = await sandbox.loginGuest()
  const basketId = await fillUnpaidBasket(shopper, 2)
  const parameters = { basketId }
  if (checkoutKey) await shopper.baskets.updateBasket({ parameters, body: { c_checkoutKey: checkoutKey } })
  if (code) await shopper.baskets.addCouponToBasket({ parameters, body: { code } })
  const { orderNo = '', orderToken = '' } = await payAndOrder(shopper, basketId)
  return { orderNo, token: orderToken, access: openShop(shopper.token) }
}

function openShop(token: string): BasketAccess {
  const platform = createShopPlatform(sandbox.origin, token)
  const access = { client: createQueryClient(), platform, siteId: 'jasmin', currency: 'EUR' }
  tabs.push(access)
  return access
}
const shown = ({ client }: BasketAccess) => client.getQueryData<Basket>(BASKET_KEY)

it.each([
  ['with the token that the shopper came back with', true],
  ['by its owner, who has lost the token', false]
])('the basket of an order that was not paid comes back %s, without the payment', async (_who, hasToken) => {
  const { orderNo, token, access } = await order()
  const answer = await restoreOrderBasket(access, { orderNo, ...(hasToken && { token }) })
  expect(answer).toBe('reopened')
  expect(shown(access)).toMatchObject({
    lines: [{ quantity: 2 }],
    shippingAddress: { city: 'Köln' },
    paymentInstruments: []
  })
})

it('comes back once, and a second try takes nothing away', async () => {
  const { orderNo, token, access } = await order()
  await restoreOrderBasket(access, { orderNo, token })
  const { basketId } = shown(access)!
  await expect(restoreOrderBasket(access, { orderNo, token })).resolves.toBe('nothing')
  await expect(access.platform.baskets.getBasket({ basketId })).resolves.toMatchObject({ basketId })
})

it('what was put into a second basket while the payment was open joins the first', async () => {
  const { orderNo, token, access } = await order()
  await addItems(access, [{ productId: TEA, quantity: 3 }], () => undefined)
  await addItems(access, [{ productId: RARE, quantity: 1 }], () => undefined)
  const onLeftOut = jest.fn()
  await expect(restoreOrderBasket(access, { orderNo, token, onLeftOut })).resolves.toBe('reopened')
  const lines = shown(access)?.lines.map(({ productId, quantity }) => [productId, quantity])
  expect(lines).toEqual([
    [TEA, 5],
    [RARE, 1]
  ])
  expect(onLeftOut).not.toHaveBeenCalled()
})

it('names what a second basket held and the first cannot take', async () => {
  const { orderNo, token, access } = await order()
  await addItems(access, [{ productId: VOUCHER, quantity: 1 }], () => undefined)
  const onLeftOut = jest.fn()
  await expect(restoreOrderBasket(access, { orderNo, token, onLeftOut })).resolves.toBe('reopened')
  expect(onLeftOut).toHaveBeenCalledWith({ names: [expect.stringContaining(VOUCHER)], cards: [] })
  expect(shown(access)).toMatchObject({ lines: [{ productId: TEA, quantity: 2 }] })
})

it('joins the codes of a second basket, and names those that the first cannot take and cards to enter again', async () => {
  const { orderNo, token, access } = await order('key-1', 'CREDIT')
  await addItems(access, [{ productId: TEA, quantity: 2 }], () => undefined)
  await applyCoupon(access, 'TENPERCENT')
  // Another code of the offer that the order has.
  await applyCoupon(access, 'CREDIT2')
  await expect(redeemGiftCertificate(access, giftCodes.small)).resolves.toMatchObject({ success: true })
  const onLeftOut = jest.fn()
  await expect(restoreOrderBasket(access, { orderNo, token, onLeftOut })).resolves.toBe('reopened')
  expect(shown(access)).toMatchObject({
    lines: [{ productId: TEA, quantity: 4 }],
    couponItems: [{ code: 'CREDIT' }, { code: 'TENPERCENT' }]
  })
  expect(onLeftOut).toHaveBeenCalledWith({
    names: ['CREDIT2'],
    cards: [expect.objectContaining({ giftCard: expect.objectContaining({ ending: '2222' }) })]
  })
})

it.each([
  ['401', new PlatformError({ kind: 'fault', operation: 'createBasket', status: 401 })],
  [
    'a 400 of a gateway',
    new PlatformError({ kind: 'fault', operation: 'createBasket', status: 400, type: 'bad-request' })
  ],
  ['a page with 404', new PlatformError({ kind: 'status', operation: 'createBasket', status: 404 })],
  ['a page with 200', new PlatformError({ kind: 'unreadable', operation: 'createBasket', status: 200 })]
])('comes back although %s took the place of the answer', async (_what, swapped) => {
  const { orderNo, token, access } = await order('key-1')
  const { baskets } = access.platform
  const createBasket: typeof baskets.createBasket = async (...given) => {
    await baskets.createBasket(...given)
    throw swapped
  }
  const platform = { ...access.platform, baskets: { ...baskets, createBasket } }
  await expect(restoreOrderBasket({ ...access, platform }, { orderNo, token })).resolves.toBe('reopened')
  expect(shown(access)).toMatchObject({ lines: [{ quantity: 2 }], paymentInstruments: [] })
})

it.each([
  ['401', new PlatformError({ kind: 'fault', operation: 'createBasket', status: 401 })],
  ['a page with 404', new PlatformError({ kind: 'status', operation: 'createBasket', status: 404 })]
])('can be tried again after %s that reached nobody', async (_what, swapped) => {
  const { orderNo, token, access } = await order('key-1')
  const { baskets } = access.platform
  const platform = {
    ...access.platform,
    baskets: { ...baskets, createBasket: () => Promise.reject(swapped) }
  }
  await expect(restoreOrderBasket({ ...access, platform }, { orderNo, token })).rejects.toBe(swapped)
  await expect(restoreOrderBasket(access, { orderNo, token })).resolves.toBe('reopened')
})

it('does not come back to a stranger, with or without the token', async () => {
  const { orderNo, token } = await order()
  const stranger = openShop((await sandbox.loginGuest()).token)
  await expect(restoreOrderBasket(stranger, { orderNo, token })).resolves.toBe('nothing')
  await expect(restoreOrderBasket(stranger, { orderNo })).resolves.toBe('nothing')
})

it('an order that was paid meanwhile is kept', async () => {
  const refused = new PlatformError({ kind: 'fault', operation: 'createBasket', status: 400 })
  const { access } = await order()
  const platform = {
    ...access.platform,
    baskets: { ...access.platform.baskets, createBasket: () => Promise.reject(refused) },
    orders: { ...access.platform.orders, getOrder: () => Promise.resolve({ status: 'new' }) }
  }
  const paid = { ...access, platform } as BasketAccess
  await expect(restoreOrderBasket(paid, { orderNo: 'JAS1', token: 't' })).resolves.toBe('paid')
})

it('says so when the platform does not answer, so that it can be tried again', async () => {
  const { orderNo, token, access } = await order()
  const down = new PlatformError({ kind: 'network', operation: 'createBasket' })
  const createBasket = () => Promise.reject(down)
  const platform = { ...access.platform, baskets: { ...access.platform.baskets, createBasket } }
  await expect(restoreOrderBasket({ ...access, platform }, { orderNo, token })).rejects.toBe(down)
  await expect(restoreOrderBasket(access, { orderNo, token })).resolves.toBe('reopened')
})
