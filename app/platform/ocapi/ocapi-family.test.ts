import { answerJson, createFetch } from '../../../tests/factories/answers'
import { buildAccessToken } from '../../../tests/factories/tokens'
import { createShopPlatform } from '../../../tests/factories/shop-platform'
import type { Platform } from '../platform'
import { ocapiBaskets } from './ocapi-baskets'
import { ocapiCustomers } from './ocapi-customers'
import { ocapiOrders } from './ocapi-orders'
import { ocapiProducts } from './ocapi-products'
import { ocapiStores } from './ocapi-stores'

const SHOP = 'http://instance.test/s/jasmin/dw/shop/v21_3'
const token = buildAccessToken()

function createTestPlatform(answer: Response = answerJson({})) {
  const { send, calls } = createFetch(answer)
  return { platform: createShopPlatform('http://instance.test', token, send), calls }
}

type Call = (platform: Platform) => Promise<unknown>
const baskets = (platform: Platform) => platform.family(ocapiBaskets)
const b = { basketId: 'b' }
const me = { ...b, shipmentId: 'me' }

/** Every call of the older shop API (requirement 13.1). */
const rows: [method: string, call: Call, path: string, body?: unknown][] = [
  [
    'GET',
    p => p.family(ocapiProducts).getProduct({ productId: 'x' }),
    '/products/x?locale=en-DE&currency=EUR'
  ],
  [
    'GET',
    p => p.family(ocapiProducts).getAvailability({ productId: 'x' }),
    '/products/x/availability?locale=en-DE'
  ],
  ['POST', p => baskets(p).createBasket(), '/baskets?currency=EUR'],
  ['GET', p => baskets(p).getBasket(b), '/baskets/b'],
  [
    'PATCH',
    p => baskets(p).updateBasket(b, { currency: 'GBP', c_platform: 'web' }),
    '/baskets/b',
    { currency: 'GBP', c_platform: 'web' }
  ],
  ['DELETE', p => baskets(p).deleteBasket(b), '/baskets/b'],
  [
    'POST',
    p => baskets(p).addItemToBasket(b, [{ productId: 'x', quantity: 2, c_productSet: 's' }]),
    '/baskets/b/items',
    [{ product_id: 'x', quantity: 2, c_productSet: 's' }]
  ],
  [
    'PATCH',
    p => baskets(p).updateItemInBasket({ ...b, itemId: 'i' }, { quantity: 3 }),
    '/baskets/b/items/i',
    { quantity: 3 }
  ],
  ['DELETE', p => baskets(p).removeItemFromBasket({ ...b, itemId: 'i' }), '/baskets/b/items/i'],
  [
    'POST',
    p => baskets(p).addGiftCertificateItemToBasket(b, { amount: 25, recipientEmail: 'a@b.example' }),
    '/baskets/b/gift_certificate_items',
    { amount: 25, recipient_email: 'a@b.example' }
  ],
  [
    'DELETE',
    p => baskets(p).removeGiftCertificateItemFromBasket({ ...b, itemId: 'g' }),
    '/baskets/b/gift_certificate_items/g'
  ],
  [
    'POST',
    p =>
      baskets(p).addPaymentInstrumentToBasket(b, {
        paymentMethodId: 'UNZER_INVOICE',
        paymentBankAccount: { number: '1' }
      }),
    '/baskets/b/payment_instruments',
    { payment_method_id: 'UNZER_INVOICE', payment_bank_account: { number: '1' } }
  ],
  [
    'DELETE',
    p => baskets(p).removePaymentInstrumentFromBasket({ ...b, paymentInstrumentId: 'pi' }),
    '/baskets/b/payment_instruments/pi'
  ],
  ['GET', p => baskets(p).getPaymentMethodsForBasket(b), '/baskets/b/payment_methods'],
  ['GET', p => baskets(p).getShippingMethodsForShipment(me), '/baskets/b/shipments/me/shipping_methods'],
  [
    'PUT',
    p => baskets(p).updateBillingAddressForBasket({ ...b, useAsShipping: true }, { firstName: 'Lina' }),
    '/baskets/b/billing_address?use_as_shipping=true',
    { first_name: 'Lina' }
  ],
  [
    'PUT',
    p => baskets(p).updateShippingAddressForShipment({ ...me, useAsBilling: false }, { postalCode: '1010' }),
    '/baskets/b/shipments/me/shipping_address?use_as_billing=false',
    { postal_code: '1010' }
  ],
  [
    'PUT',
    p => baskets(p).updateShippingMethodForShipment(me, { id: 'express' }),
    '/baskets/b/shipments/me/shipping_method',
    { id: 'express' }
  ],
  [
    'PATCH',
    p => baskets(p).updateShipmentForBasket(me, { giftMessage: 'Hallo' }),
    '/baskets/b/shipments/me',
    { gift_message: 'Hallo' }
  ],
  [
    'PUT',
    p => baskets(p).updateCustomerForBasket(b, { email: 'a@b.example' }),
    '/baskets/b/customer',
    { email: 'a@b.example' }
  ],
  ['POST', p => baskets(p).addCouponToBasket(b, { code: 'TEE' }), '/baskets/b/coupons', { code: 'TEE' }],
  ['DELETE', p => baskets(p).removeCouponFromBasket({ ...b, couponItemId: 'c' }), '/baskets/b/coupons/c'],
  [
    'POST',
    p => p.family(ocapiOrders).createOrder({}, { basketId: 'b' }),
    '/orders?locale=en-DE',
    { basket_id: 'b' }
  ],
  ['GET', p => p.family(ocapiOrders).getOrder({ orderNo: '0001' }), '/orders/0001?locale=en-DE'],
  [
    'POST',
    p => p.family(ocapiCustomers).resetPassword({}, { identification: 'a@b.example', type: 'email' }),
    '/customers/password_reset',
    { identification: 'a@b.example', type: 'email' }
  ],
  [
    'GET',
    p => p.family(ocapiStores).getStores({ latitude: 50.9, longitude: 6.9, countryCode: 'DE' }),
    '/stores?locale=en-DE&latitude=50.9&longitude=6.9&country_code=DE&max_distance=100'
  ]
]

const sent = rows.map(([method, call, path, body]) => ({ method, call, path, body }))

it.each(sent)('sends $method $path', async ({ method, call, path, body }) => {
  const { platform, calls } = createTestPlatform()
  await call(platform)
  expect(calls).toEqual([
    {
      method,
      url: `${SHOP}${path}`,
      body,
      headers: expect.objectContaining({
        authorization: `Bearer ${token}`,
        'x-dw-client-id': '11111111-2222-4333-8444-555555555555'
      })
    }
  ])
})

it('names a locale to the baskets where the caller asks for one', async () => {
  const { platform, calls } = createTestPlatform()
  await baskets(platform).getBasket({ ...b, locale: 'de-AT' })
  expect(calls[0]?.url).toBe(`${SHOP}/baskets/b?locale=de-AT`)
})

it('does not look for stores beyond 100 units, whatever its arguments', async () => {
  const { platform, calls } = createTestPlatform()
  await platform.family(ocapiStores).getStores({ maxDistance: 20_000 } as object)
  expect(calls[0]?.url).toBe(`${SHOP}/stores?locale=en-DE&max_distance=100`)
})

it('answers in camelCase', async () => {
  const { platform } = createTestPlatform(
    answerJson({
      _v: '21.3',
      _type: 'basket',
      basket_id: 'b',
      product_items: [{ item_id: 'i', c_isGift: true }]
    })
  )
  expect(await baskets(platform).getBasket(b)).toEqual({
    _v: '21.3',
    _type: 'basket',
    basketId: 'b',
    productItems: [{ itemId: 'i', c_isGift: true }]
  })
})

it('answers the bare status where there is no content', async () => {
  const { platform } = createTestPlatform(new Response(null, { status: 204 }))
  expect(await baskets(platform).deleteBasket(b)).toEqual({ status: 204 })
})

it('throws a fault as an error with its message and type, the status as its name', async () => {
  const fault = {
    type: 'CustomerBasketsQuotaExceededException',
    message: 'The maximum number of baskets per customer was exceeded.',
    arguments: { limit: 1 }
  }
  const { platform } = createTestPlatform(answerJson({ _v: '21.3', fault }, 400))
  await expect(baskets(platform).createBasket()).rejects.toMatchObject({
    name: '400',
    type: fault.type,
    title: fault.type,
    detail: fault.message,
    message: `createBasket: ${fault.message}`,
    data: { limit: 1 }
  })
})

const none = undefined as never
const missing = (names: string) => ({ kind: 'input', detail: `Missing parameters: ${names}` })
const noBody = { kind: 'input', type: 'MissingBody' }

it.each<[string, Call, object]>([
  ['getProduct', p => p.family(ocapiProducts).getProduct({ productId: '' }), missing('productId')],
  ['getAvailability', p => p.family(ocapiProducts).getAvailability(none), { type: 'MissingParameters' }],
  ['getBasket', p => baskets(p).getBasket({ basketId: '' }), missing('basketId')],
  ['deleteBasket', p => baskets(p).deleteBasket(none), { type: 'MissingParameters' }],
  ['updateBasket', p => baskets(p).updateBasket(b, none), noBody],
  ['addItemToBasket', p => baskets(p).addItemToBasket(b, none), noBody],
  ['updateItemInBasket', p => baskets(p).updateItemInBasket({ ...b, itemId: '' }, {}), missing('itemId')],
  ['removeItemFromBasket', p => baskets(p).removeItemFromBasket({ ...b, itemId: '' }), missing('itemId')],
  [
    'removeGiftCertificateItemFromBasket',
    p => baskets(p).removeGiftCertificateItemFromBasket({ basketId: '', itemId: '' }),
    missing('basketId, itemId')
  ],
  [
    'removePaymentInstrumentFromBasket',
    p => baskets(p).removePaymentInstrumentFromBasket({ ...b, paymentInstrumentId: '' }),
    missing('paymentInstrumentId')
  ],
  [
    'getShippingMethodsForShipment',
    p => baskets(p).getShippingMethodsForShipment({ ...b, shipmentId: '' }),
    missing('shipmentId')
  ],
  [
    'updateShipmentForBasket',
    p => baskets(p).updateShipmentForBasket({ ...b, shipmentId: '' }, {}),
    missing('shipmentId')
  ],
  [
    'removeCouponFromBasket',
    p => baskets(p).removeCouponFromBasket({ ...b, couponItemId: '' }),
    missing('couponItemId')
  ],
  ['addCouponToBasket', p => baskets(p).addCouponToBasket(b, none), noBody],
  ['createOrder', p => p.family(ocapiOrders).createOrder({}, none), noBody],
  ['getOrder', p => p.family(ocapiOrders).getOrder({ orderNo: '' }), missing('orderNo')],
  ['resetPassword', p => p.family(ocapiCustomers).resetPassword({}, none), noBody]
])('does not send %s with its required input missing', async (operation, call, expected) => {
  const { platform, calls } = createTestPlatform()
  await expect(call(platform)).rejects.toMatchObject({ operation, ...expected })
  expect(calls).toEqual([])
})

it.each([['__proto__'], ['../../v22_8/sessions'], ['a/b?c#d'], ['%2e%2e']])(
  'keeps the id %j one part of the path',
  async productId => {
    const { platform, calls } = createTestPlatform()
    await platform.family(ocapiProducts).getAvailability({ productId })
    const parts = new URL(calls[0]?.url ?? '').pathname.split('/').map(decodeURIComponent)
    expect(parts).toEqual(['', 's', 'jasmin', 'dw', 'shop', 'v21_3', 'products', productId, 'availability'])
  }
)
