import { BASKETS, startSandbox, TEA, VOUCHER, type TestSandbox } from './checkout-setup'

let sandbox: TestSandbox
let headers: Record<string, string>
let basketId: string
let itemId: string

async function send(method: string, path: string, body?: string, locale = 'de-DE') {
  const response = await fetch(`${sandbox.origin}${BASKETS}${path}?siteId=jasmin&locale=${locale}`, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    body
  })
  const problem = (await response.json()) as {
    type: string
    detail: string
    arguments?: object
    field?: string
  }
  return { status: response.status, slug: problem.type?.split('/').at(-1), problem }
}

beforeAll(async () => {
  sandbox = await startSandbox()
  const shopper = await sandbox.loginGuest()
  headers = shopper.headers
  const basket = await shopper.baskets.createBasket({
    body: { productItems: [{ productId: TEA, quantity: 1 }] }
  })
  basketId = basket.basketId ?? ''
  itemId = basket.productItems?.[0]?.itemId ?? ''
})
afterAll(() => sandbox.stop())

it.each([
  ['no body', undefined],
  ['an empty list', '[]'],
  ['an object', '{"productId":"x"}'],
  ['a text', '"items"'],
  ['null', 'null'],
  ['a quantity as text', `[{"productId":"${TEA}","quantity":"1"}]`],
  ['a list as quantity', `[{"productId":"${TEA}","quantity":[1]}]`],
  ['a huge quantity', `[{"productId":"${TEA}","quantity":1e308}]`],
  ['an endless quantity', `[{"productId":"${TEA}","quantity":1e999}]`],
  ['half a unit', `[{"productId":"${TEA}","quantity":0.5}]`],
  ['a number as product id', '[{"productId":7,"quantity":1}]'],
  ['an unknown product', '[{"productId":"constructor","quantity":1}]'],
  ['an object as attribute', `[{"productId":"${TEA}","quantity":1,"c_x":{"y":1}}]`],
  ['broken JSON', '[{'],
  ['deep JSON', '['.repeat(20000) + ']'.repeat(20000)]
])('items: %s is a 400 problem', async (_what, body) => {
  const { status, problem } = await send('POST', `/${basketId}/items`, body)
  expect(status).toBe(400)
  expect(problem.detail).toEqual(expect.any(String))
})

it.each([
  [
    'de-DE',
    'Physische Produkte können nicht in den Warenkorb gelegt werden, wenn bereits ein digitales Produkt ausgewählt wurde.'
  ],
  ['en-DE', 'Physical products cannot be added to the basket if a digital product has already been selected.']
])('tells the shopper in %s why goods do not go with a virtual gift card', async (locale, statusMessage) => {
  const other = await sandbox.loginGuest()
  const own = await other.baskets.createBasket({
    body: { productItems: [{ productId: VOUCHER, quantity: 1 }] }
  })
  const answer = await fetch(
    `${sandbox.origin}${BASKETS}/${own.basketId}/items?siteId=jasmin&locale=${locale}`,
    {
      method: 'POST',
      headers: { ...other.headers, 'content-type': 'application/json' },
      body: JSON.stringify([{ productId: TEA, quantity: 1 }])
    }
  )
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({
    title: 'Cannot add product to basket',
    arguments: { statusCode: 'CANNOT_ADD_PHYSICAL_PRODUCT', statusMessage }
  })
})

it.each([
  ['PUT', '/customer', '{"email":"nobody"}', 'invalid-field'],
  ['PUT', '/customer', '{"email":"a@b"}', 'invalid-field'],
  ['PUT', '/customer', '{}', 'bad-request'],
  ['PUT', '/billing-address', '{"countryCode":"Germany"}', 'invalid-field'],
  ['PUT', '/billing-address', '{"lastName":["Berg"]}', 'bad-request'],
  ['PUT', '/shipments/me/shipping-method', '{"id":"pigeon"}', 'invalid-shipping-method'],
  ['PUT', '/shipments/me/shipping-method', '{"id":"__proto__"}', 'invalid-shipping-method'],
  ['POST', '/payment-instruments', '{"paymentMethodId":"CASH"}', 'invalid-payment-method'],
  ['POST', '/payment-instruments', '{"paymentMethodId":"UNZER_INVOICE","amount":-1}', 'invalid-field'],
  ['POST', '/payment-instruments', '{"paymentMethodId":"UNZER_INVOICE","amount":1e30}', 'invalid-field'],
  ['POST', '/payment-instruments', '{"paymentMethodId":"UNZER_INVOICE","amount":"5"}', 'bad-request'],
  ['PATCH', '', '{"currency":"XXX"}', 'unsupported-currency']
])('%s %s with %s is a 400 problem %s', async (method, path, body, slug) => {
  expect(await send(method, `/${basketId}${path}`, body)).toMatchObject({ status: 400, slug })
})

it.each([
  ['GET', '/unknown', 'basket-not-found'],
  ['GET', '/__proto__', 'basket-not-found'],
  ['GET', '/%00', 'basket-not-found']
])('%s %s is a 404 problem %s', async (method, path, slug) => {
  expect(await send(method, path)).toMatchObject({ status: 404, slug })
})

it('answers not found for parts that the basket does not have', async () => {
  const answers = await Promise.all([
    send('PATCH', `/${basketId}/items/unknown`, '{"quantity":1}'),
    send('DELETE', `/${basketId}/payment-instruments/unknown`),
    send('GET', `/${basketId}/shipments/unknown/shipping-methods`)
  ])
  expect(answers.map(({ status, slug }) => [status, slug])).toEqual([
    [404, 'product-item-not-found'],
    [404, 'payment-instrument-not-found'],
    [404, 'shipment-not-found']
  ])
})

it('takes one payment instrument, and a second only after the first is gone', async () => {
  const body = '{"paymentMethodId":"UNZER_INVOICE"}'
  await send('POST', `/${basketId}/payment-instruments`, body)
  const second = await send('POST', `/${basketId}/payment-instruments`, body)
  expect(second).toMatchObject({ status: 400, slug: 'payment-instrument-already-exists' })
})

it.each(['price-books', 'price-adjustments'])('says that %s are not served', async path => {
  expect(await send('POST', `/${basketId}/${path}`, '{}')).toMatchObject({
    status: 501,
    slug: 'not-implemented'
  })
})

it('leaves the basket as it was after all these refusals', async () => {
  const { problem } = await send('GET', `/${basketId}`)
  expect(problem).toMatchObject({ productItems: [{ itemId, quantity: 1 }] })
  expect(problem).not.toHaveProperty('billingAddress')
})
