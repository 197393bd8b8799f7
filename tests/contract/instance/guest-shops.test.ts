import { address } from '../../factories/address'
import { checkShape } from '../shape/check-shape'
import { readRefusal } from '../session-setup'
import { openPlatformUnderTest, type PlatformUnderTest } from './platform-under-test'

let platform: PlatformUnderTest
let guest: Awaited<ReturnType<PlatformUnderTest['loginGuest']>>
let productId: string
// The vendor's types take half a minute to load on a busy machine.
beforeAll(async () => {
  platform = await openPlatformUnderTest()
  guest = await platform.loginGuest()
  productId = await platform.findOrderableProduct()
}, 120_000)
afterAll(() => platform.close())

describe('the catalogue', () => {
  it.each<[string, () => Promise<unknown>, namespace: string, type: string]>([
    [
      'getProduct',
      () => guest.products.getProduct({ parameters: { id: productId, allImages: true } }),
      'ShopperProductsTypes',
      'Product'
    ],
    [
      'getProducts',
      () => guest.products.getProducts({ parameters: { ids: [productId] } }),
      'ShopperProductsTypes',
      'ProductResult'
    ],
    [
      'getCategory',
      () => guest.products.getCategory({ parameters: { id: 'root', levels: 2 } }),
      'ShopperProductsTypes',
      'Category'
    ],
    [
      'getCategories',
      () => guest.products.getCategories({ parameters: { ids: ['root'] } }),
      'ShopperProductsTypes',
      'CategoryResult'
    ],
    [
      'productSearch',
      () => guest.search.productSearch({ parameters: { refine: ['cgid=root'], limit: 5 } }),
      'ShopperSearchTypes',
      'ProductSearchResult'
    ],
    [
      'getSearchSuggestions',
      () => guest.search.getSearchSuggestions({ parameters: { q: 'tee' } }),
      'ShopperSearchTypes',
      'SuggestionResult'
    ]
  ])('answers %s in the shape that the vendor declares', async (_operation, call, namespace, type) => {
    expect(checkShape(await call(), namespace, type)).toEqual([])
  })

  it.each<[string, () => Promise<unknown>, number]>([
    ['an unknown product', () => guest.products.getProduct({ parameters: { id: 'no-such-product' } }), 404],
    [
      'an unknown category',
      () => guest.products.getCategory({ parameters: { id: 'no-such-category' } }),
      404
    ],
    ['a suggestion for nothing', () => guest.search.getSearchSuggestions({ parameters: { q: '' } }), 400]
  ])('refuses %s as a problem', async (_what, call, status) => {
    const refusal = await readRefusal(call())
    expect(refusal.status).toBe(status)
    expect(
      checkShape(refusal.body, 'ShopperProductsTypes', 'ErrorResponse').filter(
        line => !/is not in the type/.test(line)
      )
    ).toEqual([])
  })
})

it("takes a guest from an empty basket to an order, every answer in the vendor's shape", async () => {
  const { baskets, orders, token, customerId, customers } = guest
  const checkBasket = (basket: unknown) =>
    expect(checkShape(basket, 'ShopperBasketsTypes', 'Basket')).toEqual([])

  const created = await baskets.createBasket({ body: { currency: platform.currency } })
  checkBasket(created)
  const basketId = created.basketId ?? ''
  const inBasket = { basketId }

  const quota = await readRefusal(baskets.createBasket({ body: {} }))
  expect(quota).toMatchObject({ status: 400, body: { basketIds: [basketId] } })
  expect(String(quota.body.type)).toMatch(/customer-baskets-quota-exceeded$/)

  const filled = await baskets.addItemToBasket({ parameters: inBasket, body: [{ productId, quantity: 1 }] })
  checkBasket(filled)
  const itemId = filled.productItems?.[0]?.itemId ?? ''
  checkBasket(await baskets.updateItemInBasket({ parameters: { basketId, itemId }, body: { quantity: 2 } }))
  expect(
    (await readRefusal(baskets.addCouponToBasket({ parameters: inBasket, body: { code: 'NO-SUCH-CODE' } })))
      .status
  ).toBe(400)

  checkBasket(
    await baskets.updateCustomerForBasket({ parameters: inBasket, body: { email: 'contract@example.com' } })
  )
  const inShipment = { basketId, shipmentId: 'me' }
  checkBasket(
    await baskets.updateShippingAddressForShipment({
      parameters: { ...inShipment, useAsBilling: true },
      body: address
    })
  )
  const methods = await baskets.getShippingMethodsForShipment({ parameters: inShipment })
  expect(checkShape(methods, 'ShopperBasketsTypes', 'ShippingMethodResult')).toEqual([])
  const method = methods.defaultShippingMethodId ?? methods.applicableShippingMethods?.[0]?.id ?? ''
  checkBasket(await baskets.updateShippingMethodForShipment({ parameters: inShipment, body: { id: method } }))

  const incomplete = await readRefusal(orders.createOrder({ body: { basketId } }))
  expect(incomplete.status).toBe(400)

  const payment = await baskets.getPaymentMethodsForBasket({ parameters: inBasket })
  expect(checkShape(payment, 'ShopperBasketsTypes', 'PaymentMethodResult')).toEqual([])
  const invoice = payment.applicablePaymentMethods?.find(({ id }) => id === 'UNZER_INVOICE')
  const paid = await baskets.addPaymentInstrumentToBasket({
    parameters: inBasket,
    body: {
      paymentMethodId: invoice?.id ?? payment.applicablePaymentMethods?.[0]?.id,
      ...(invoice && (await platform.buildInvoice()))
    }
  })
  checkBasket(paid)

  const open = await customers.getCustomerBaskets({ parameters: { customerId } })
  expect(open.baskets?.map(basket => basket.basketId)).toEqual([basketId])

  const order = await orders.createOrder({ body: { basketId } })
  expect(checkShape(order, 'ShopperOrdersTypes', 'Order')).toEqual([])
  expect(order).toMatchObject({
    status: 'created',
    paymentStatus: 'not_paid',
    confirmationStatus: 'not_confirmed',
    exportStatus: 'not_exported',
    shippingStatus: 'not_shipped'
  })
  const read = await orders.getOrder({ parameters: { orderNo: order.orderNo ?? '' } })
  expect(checkShape(read, 'ShopperOrdersTypes', 'Order')).toEqual([])
  expect((await readRefusal(baskets.getBasket({ parameters: inBasket }))).status).toBe(404)

  const viaOcapi = await platform.ocapi(`orders/${order.orderNo}`, { token })
  expect([viaOcapi.status, ((await viaOcapi.json()) as { order_no?: string }).order_no]).toEqual([
    200,
    order.orderNo
  ])

  const stranger = await platform.loginGuest()
  expect(
    (await readRefusal(stranger.orders.getOrder({ parameters: { orderNo: order.orderNo ?? '' } }))).status
  ).toBe(404)
})
