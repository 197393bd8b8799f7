import { bypass, HttpResponse } from 'msw'
import { RARE, TEA, VOUCHER } from '../../../../tests/contract/checkout-setup'
import { fillUnpaidBasket, giftCodes, payAndOrder } from '../../../../tests/contract/voucher-setup'
import { readShownBasket as shown, serveVouchers } from '../../../../tests/factories/basket-tab'
import { addItems } from '../../basket/api/add-items'
import { applyCoupon } from '../../basket/vouchers/apply-coupon'
import { redeemGiftCertificate } from '../../basket/vouchers/gift-certificates'
import { restoreOrderBasket } from './restore-order-basket'
import { mockPageCookies } from '../../../../tests/factories/page-cookies'

const vouchers = serveVouchers()
beforeEach(() => void mockPageCookies({ session_jasmin: 'guest' }))

async function order(checkoutKey?: string, code?: string) {
  const shopper = await vouchers.loginGuest()
  const basketId = await fillUnpaidBasket(shopper, 2)
  const parameters = { basketId }
  if (checkoutKey) await shopper.baskets.updateBasket({ parameters, body: { c_checkoutKey: checkoutKey } })
  if (code) await shopper.baskets.addCouponToBasket({ parameters, body: { code } })
  const { orderNo = '', orderToken = '' } = await payAndOrder(shopper, basketId)
  return { orderNo, token: orderToken, access: vouchers.openTab(shopper.token) }
}

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
  const { basketId } = shown(access)
  await expect(restoreOrderBasket(access, { orderNo, token })).resolves.toBe('nothing')
  await expect(access.platform.baskets.getBasket({ basketId })).resolves.toMatchObject({ basketId })
})

it('moves the items of a second basket, begun while the payment was open, into the first', async () => {
  const { orderNo, token, access } = await order()
  await addItems(access, [{ productId: TEA, quantity: 3 }], () => undefined)
  await addItems(access, [{ productId: RARE, quantity: 1 }], () => undefined)
  const onLeftOut = jest.fn()
  await expect(restoreOrderBasket(access, { orderNo, token, onLeftOut })).resolves.toBe('reopened')
  const lines = shown(access).lines.map(({ productId, quantity }) => [productId, quantity])
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

const page = (status: number) =>
  new HttpResponse('<h1>Sign in</h1>', { status, headers: { 'content-type': 'text/html' } })
const problem = (status: number, type: string) =>
  HttpResponse.json({ title: type, type, detail: type }, { status })

it.each([
  ['401', () => problem(401, 'unauthorized')],
  ['a 400 of a gateway', () => problem(400, 'bad-request')],
  ['a page with 404', () => page(404)],
  ['a page with 200', () => page(200)]
])('comes back although %s took the place of the answer', async (_what, swap) => {
  const { orderNo, token, access } = await order('key-1')
  vouchers.respond('createBasket', async ({ request }) => {
    await fetch(bypass(request))
    return swap()
  })
  await expect(restoreOrderBasket(access, { orderNo, token })).resolves.toBe('reopened')
  expect(shown(access)).toMatchObject({ lines: [{ quantity: 2 }], paymentInstruments: [] })
})

it.each([
  ['401', 401, () => problem(401, 'unauthorized')],
  ['a page with 404', 404, () => page(404)]
])('can be tried again after %s that reached nobody', async (_what, status, swap) => {
  const { orderNo, token, access } = await order('key-1')
  let isDown = true
  vouchers.respond('createBasket', () => (isDown ? swap() : undefined))
  await expect(restoreOrderBasket(access, { orderNo, token })).rejects.toMatchObject({ status })
  isDown = false
  await expect(restoreOrderBasket(access, { orderNo, token })).resolves.toBe('reopened')
})

it('does not come back to a stranger, with or without the token', async () => {
  const { orderNo, token } = await order()
  const stranger = vouchers.openTab((await vouchers.loginGuest()).token)
  await expect(restoreOrderBasket(stranger, { orderNo, token })).resolves.toBe('nothing')
  await expect(restoreOrderBasket(stranger, { orderNo })).resolves.toBe('nothing')
})

it('an order that was paid meanwhile is kept', async () => {
  const { access } = await order()
  vouchers.respond('createBasket', () => problem(400, 'bad-request'))
  vouchers.respond('getOrder', () => HttpResponse.json({ orderNo: 'JAS1', status: 'new' }))
  await expect(restoreOrderBasket(access, { orderNo: 'JAS1', token: 't' })).resolves.toBe('paid')
})

it('says so when the platform does not answer, so that it can be tried again', async () => {
  const { orderNo, token, access } = await order()
  let isDown = true
  vouchers.respond('createBasket', () => (isDown ? HttpResponse.error() : undefined))
  await expect(restoreOrderBasket(access, { orderNo, token })).rejects.toMatchObject({ kind: 'network' })
  isDown = false
  await expect(restoreOrderBasket(access, { orderNo, token })).resolves.toBe('reopened')
})
