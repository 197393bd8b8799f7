import { buildInvoice } from '../../../tests/contract/payment-setup'
import { RARE, TEA, type TestSandbox } from '../../../tests/contract/checkout-setup'
import { giftCodes, startVoucherSandbox } from '../../../tests/contract/voucher-setup'
import { createShopPlatform } from '../../../tests/factories/shop-platform'
import { ocapiBaskets } from './ocapi-baskets'
import { ocapiCustomers } from './ocapi-customers'
import { ocapiOrders } from './ocapi-orders'
import { ocapiProducts } from './ocapi-products'
import { ocapiStores } from './ocapi-stores'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startVoucherSandbox()
})
afterAll(() => sandbox.stop())

/** A new guest of the shop, with the older API in hand. */
async function openTab() {
  const { token } = await sandbox.loginGuest()
  const platform = createShopPlatform(sandbox.origin, token)
  return {
    baskets: platform.family(ocapiBaskets),
    orders: platform.family(ocapiOrders),
    products: platform.family(ocapiProducts),
    stores: platform.family(ocapiStores),
    customers: platform.family(ocapiCustomers)
  }
}
type Tab = Awaited<ReturnType<typeof openTab>>

const address = {
  firstName: 'Lina',
  lastName: 'Berg',
  address1: 'Lindenweg 3',
  city: 'Köln',
  postalCode: '50667',
  countryCode: 'DE'
}

async function fillBasket({ baskets }: Tab, productId = TEA, quantity = 2) {
  const { basketId } = await baskets.createBasket()
  const basket = await baskets.addItemToBasket({ basketId }, [{ productId, quantity, c_productSet: 'set-1' }])
  return { basketId, itemId: basket.productItems?.[0]?.itemId ?? '' }
}

it('carries a guest from the empty basket to the order', async () => {
  const tab = await openTab()
  const { baskets, orders } = tab
  const { basketId, itemId } = await fillBasket(tab)
  const me = { basketId, shipmentId: 'me' }

  const changed = await baskets.updateItemInBasket({ basketId, itemId }, { quantity: 3 })
  expect(changed.productItems).toMatchObject([
    { itemId, productId: TEA, quantity: 3, price: 30, c_productSet: 'set-1' }
  ])
  await baskets.updateCustomerForBasket({ basketId }, { email: 'lina@example.com' })
  await baskets.updateShippingAddressForShipment({ ...me, useAsBilling: true }, address)
  const methods = await baskets.getShippingMethodsForShipment(me)
  expect(methods.applicableShippingMethods?.map(({ id }) => id)).toContain('standard')
  await baskets.updateShippingMethodForShipment(me, { id: 'standard' })
  const payments = await baskets.getPaymentMethodsForBasket({ basketId })
  expect(payments.applicablePaymentMethods?.map(({ id }) => id)).toContain('UNZER_INVOICE')
  const payable = await baskets.addPaymentInstrumentToBasket({ basketId }, await buildInvoice(sandbox.origin))
  expect(payable.billingAddress).toMatchObject({ firstName: 'Lina', postalCode: '50667' })
  expect(payable.shipments?.[0]?.shippingAddress).toMatchObject({ address1: 'Lindenweg 3' })
  expect(payable.orderTotal).toBe(33.99)

  const order = await orders.createOrder({}, { basketId })
  expect(order).toMatchObject({ status: 'created', paymentStatus: 'not_paid', orderTotal: 33.99 })
  expect(await orders.getOrder({ orderNo: order.orderNo })).toMatchObject({ orderNo: order.orderNo })
  await expect(baskets.getBasket({ basketId })).rejects.toMatchObject({
    name: '404',
    type: 'BasketNotFoundException'
  })
})

it('removes items, payments and the basket itself', async () => {
  const tab = await openTab()
  const { baskets } = tab
  const { basketId, itemId } = await fillBasket(tab)
  const paid = await baskets.addPaymentInstrumentToBasket({ basketId }, { paymentMethodId: 'UNZER_INVOICE' })
  const paymentInstrumentId = paid.paymentInstruments?.[0]?.paymentInstrumentId ?? ''
  const unpaid = await baskets.removePaymentInstrumentFromBasket({ basketId, paymentInstrumentId })
  expect(unpaid.paymentInstruments ?? []).toEqual([])
  const empty = await baskets.removeItemFromBasket({ basketId, itemId })
  expect(empty.productItems ?? []).toEqual([])
  expect(await baskets.deleteBasket({ basketId })).toEqual({ status: 204 })
})

it('changes a basket and its shipment, attributes of the shop included', async () => {
  const tab = await openTab()
  const { baskets } = tab
  const { basketId } = await fillBasket(tab)
  expect(await baskets.updateBasket({ basketId }, { c_agentID: 'pos-1', c_platform: 'web' })).toMatchObject({
    c_agentID: 'pos-1',
    c_platform: 'web'
  })
  const me = { basketId, shipmentId: 'me' }
  await baskets.updateBillingAddressForBasket({ basketId, useAsShipping: true }, address)
  const basket = await baskets.updateShipmentForBasket(me, { c_leaveAt: 'door' })
  expect(basket.shipments?.[0]).toMatchObject({ shippingAddress: { city: 'Köln' }, c_leaveAt: 'door' })
})

it('redeems and removes a promo code, and pays with a gift certificate', async () => {
  const tab = await openTab()
  const { baskets } = tab
  const { basketId } = await fillBasket(tab)
  const reduced = await baskets.addCouponToBasket({ basketId }, { code: 'TENPERCENT' })
  const [coupon] = reduced.couponItems ?? []
  expect(coupon).toMatchObject({ code: 'TENPERCENT', statusCode: 'applied', valid: true })
  const full = await baskets.removeCouponFromBasket({ basketId, couponItemId: coupon?.couponItemId ?? '' })
  expect(full.couponItems ?? []).toEqual([])

  const given = await baskets.addPaymentInstrumentToBasket(
    { basketId },
    { paymentMethodId: 'GIFT_CERTIFICATE', giftCertificateCode: giftCodes.small }
  )
  expect(given.paymentInstruments?.[0]).toMatchObject({ paymentMethodId: 'GIFT_CERTIFICATE', amount: 15 })
})

it('adds and removes a gift certificate to buy', async () => {
  const { baskets } = await openTab()
  const { basketId } = await baskets.createBasket()
  const sold = await baskets.addGiftCertificateItemToBasket(
    { basketId },
    { amount: 25, recipientEmail: 'tom@example.com', recipientName: 'Tom', senderName: 'Lina' }
  )
  const [certificate] = sold.giftCertificateItems ?? []
  expect(certificate).toMatchObject({ amount: 25, recipientEmail: 'tom@example.com' })
  const itemId = certificate?.giftCertificateItemId ?? ''
  const without = await baskets.removeGiftCertificateItemFromBasket({ basketId, itemId })
  expect(without.giftCertificateItems ?? []).toEqual([])
})

it('refuses with the platform’s message', async () => {
  const tab = await openTab()
  const { baskets } = tab
  const { basketId } = await fillBasket(tab)
  await expect(baskets.addCouponToBasket({ basketId }, { code: 'NOPE' })).rejects.toMatchObject({
    isPlatformError: true,
    name: '400',
    kind: 'fault',
    type: expect.stringMatching(/Exception$/),
    detail: expect.any(String)
  })
  const stranger = await openTab()
  await expect(stranger.baskets.getBasket({ basketId })).rejects.toMatchObject({ status: 404 })
})

it('reads a product with price in the shopper’s currency and stock', async () => {
  const { products } = await openTab()
  expect(await products.getProduct({ productId: TEA })).toMatchObject({ id: TEA, currency: 'EUR', price: 10 })
  expect(await products.getAvailability({ productId: RARE })).toMatchObject({
    id: RARE,
    inventory: { ats: 1, stockLevel: 1, orderable: true, preorderable: false, backorderable: false }
  })
  await expect(products.getAvailability({ productId: '1' })).rejects.toMatchObject({
    name: '404',
    type: 'ProductNotFoundException'
  })
})

it('looks for stores, and answers a reset of a password alike for everybody', async () => {
  const { stores, customers } = await openTab()
  expect(await stores.getStores({ latitude: 50.94, longitude: 6.96 })).toMatchObject({ count: 0, total: 0 })
  const body = { identification: 'nobody@example.com', type: 'email' as const }
  expect(await customers.resetPassword({}, body)).toEqual({ status: 204 })
})
