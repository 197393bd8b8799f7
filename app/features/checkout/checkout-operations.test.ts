import { address } from '../../../tests/factories/address'
import { startSandbox, TEA, VOUCHER, type TestSandbox } from '../../../tests/contract/checkout-setup'
import { answerJson } from '../../../tests/factories/answers'
import { buildInvoice } from '../../../tests/contract/payment-setup'
import { createShopPlatform } from '../../../tests/factories/shop-platform'
import { createQueryClient } from '../../platform/query-object'
import { addItems } from '../basket/api/add-items'
import type { BasketAccess } from '../basket/api/basket-access'
import { closeChannels } from '../basket/api/basket-channel'
import { priceOf, shippingMethodsQuery } from '../basket/api/shipping-methods-query'
import { computeOpenPaymentAmount, listBlockingFlashes, isSentByEmail } from '../basket/model/basket-rules'
import { addPaymentInstrument, removePaymentInstrument } from './payment-instruments'
import { mapOrder } from '../order/map-order'
import { paymentMethodsQuery } from './payment-methods-query'
import { setBillingAddress, setShippingAddress, setEmail } from './set-addresses'
import { setEmailDelivery, setShippingMethod } from './set-shipping-method'
import { mockPageCookies } from '../../../tests/factories/page-cookies'

let sandbox: TestSandbox
let access: BasketAccess
beforeAll(async () => {
  sandbox = await startSandbox()
  const platform = createShopPlatform(sandbox.origin, (await sandbox.loginGuest()).token)
  access = { client: createQueryClient(), platform, siteId: 'jasmin', currency: 'EUR' }
})
afterAll(async () => {
  closeChannels()
  access.client.clear()
  await sandbox.stop()
})
beforeEach(() => void mockPageCookies({ session_jasmin: 'guest' }))

it('leads a basket step by step to an order', async () => {
  const { platform } = access
  const { basketId } = await addItems(access, [{ productId: TEA, quantity: 2 }], () => undefined)
  expect(await setEmail(access, 'lina@example.com')).toMatchObject({ email: 'lina@example.com' })

  const addressed = await setShippingAddress(access, address, { useAsBilling: true })
  expect([addressed.shippingAddress?.city, addressed.billingAddress?.city]).toEqual(['Köln', 'Köln'])
  const billed = await setBillingAddress(access, { ...address, city: 'Bonn' })
  expect([billed.shippingAddress?.city, billed.billingAddress?.city]).toEqual(['Köln', 'Bonn'])

  const shipping = await shippingMethodsQuery(platform, basketId).queryFn({})
  expect(shipping).toMatchObject([{ id: 'standard', price: 3.99, isDefault: true }, { id: 'express' }])
  expect((await setShippingMethod(access, 'standard')).totals).toMatchObject({ shipping: 3.99, order: 23.99 })

  const payments = await paymentMethodsQuery(platform, basketId).queryFn({})
  expect(payments.map(method => method.id)).toContain('UNZER_INVOICE')
  const unpaid = await addPaymentInstrument(access, { paymentMethodId: 'UNZER_CARDS', amount: 23.99 })
  expect(
    (await removePaymentInstrument(access, unpaid.paymentInstruments[0]!.id)).paymentInstruments
  ).toEqual([])
  const paid = await addPaymentInstrument(access, { ...(await buildInvoice(sandbox.origin)), amount: 23.99 })
  expect([computeOpenPaymentAmount(paid), listBlockingFlashes(paid)]).toEqual([0, []])

  await expect(platform.orders.createOrder({}, { basketId })).resolves.toMatchObject({ orderTotal: 23.99 })
})

it('orders gift cards by e-mail with the billing address alone and the digital method', async () => {
  const shopper = await sandbox.loginGuest()
  const platform = createShopPlatform(sandbox.origin, shopper.token)
  const mine = { ...access, client: createQueryClient(), platform }
  const { basketId } = await addItems(mine, [{ productId: VOUCHER, quantity: 1 }], () => undefined)
  await setEmail(mine, 'lina@example.com')
  const basket = await setEmailDelivery(mine, address)
  expect(basket.billingAddress).toMatchObject({ city: address.city })
  expect(basket.shippingMethod).toMatchObject({ isDigital: true })
  expect(isSentByEmail(basket)).toBe(true)
  await addPaymentInstrument(mine, { ...(await buildInvoice(sandbox.origin)), amount: 10 })
  const order = await platform.orders.createOrder({}, { basketId })
  expect(order).toMatchObject({ orderTotal: 10, shippingTotal: 0 })
  expect(mapOrder(order).delivery).toMatchObject({ isDigital: true })
  mine.client.clear()
})

it('reports a missing shipping method for gift cards by e-mail', async () => {
  const { token } = await sandbox.loginGuest()
  const mine = { ...access, client: createQueryClient(), platform: createShopPlatform(sandbox.origin, token) }
  await addItems(mine, [{ productId: TEA, quantity: 1 }], () => undefined)
  await expect(setEmailDelivery(mine, address)).rejects.toThrow('no digital shipping method')
  mine.client.clear()
})

it('takes a payment for added where it is there although the answer said otherwise', async () => {
  const shopper = await sandbox.loginGuest()
  let swaps = 1
  const platform = createShopPlatform(sandbox.origin, shopper.token, async (input, init) => {
    const answer = await fetch(input, init)
    const isPayment = init?.method === 'POST' && String(input).includes('/payment-instruments')
    // The call is repeated after a 401, and then refused for the payment that is there.
    return isPayment && swaps-- > 0 ? answerJson({ title: 'Unauthorized' }, 401) : answer
  })
  const mine = { ...access, client: createQueryClient(), platform }
  await addItems(mine, [{ productId: TEA, quantity: 2 }], () => undefined)
  const paid = await addPaymentInstrument(mine, { paymentMethodId: 'UNZER_CARDS', amount: 20 })
  expect(paid.paymentInstruments).toMatchObject([{ methodId: 'UNZER_CARDS', amount: 20 }])
  const twice = addPaymentInstrument(mine, { paymentMethodId: 'UNZER_CARDS', amount: 20 })
  await expect(twice).rejects.toMatchObject({ type: 'payment-instrument-already-exists' })
  mine.client.clear()
})

it.each([
  [{ price: 3.35, baseGrossPrice: 3.99 }, 3.99],
  [{ price: 3.35, c_baseGrossPrice: 3.99 }, 3.99],
  [{ price: 3.99, c_baseGrossPrice: null }, 3.99],
  [{ price: 3.99, c_baseGrossPrice: 0 }, 0],
  [{}, 0]
])('prices the shipping method %j at %d', (method, price) => expect(priceOf(method)).toBe(price))
