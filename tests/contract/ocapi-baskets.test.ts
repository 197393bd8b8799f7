import { address } from '../factories/address'
import { RARE, startSandbox, TEA, type TestSandbox } from './checkout-setup'
import { buildHeaders, createOcapi, readFault, type OcapiCall } from './ocapi-setup'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())

async function visit() {
  const shopper = await sandbox.loginGuest()
  return { shopper, call: createOcapi(sandbox.origin, buildHeaders(shopper.token)) }
}

async function createBasket(call: OcapiCall): Promise<string> {
  return (await call('POST', 'baskets?currency=EUR', {})).body.basket_id as string
}

interface Item {
  item_id: string
  quantity: number
}
const readItems = (body: Record<string, unknown>) => body.product_items as Item[]

describe('a basket', () => {
  it('is created in the currency that is asked for, and answered in snake case with its flashes', async () => {
    const { call } = await visit()
    const { status, body } = await call('POST', 'baskets?currency=GBP', {})
    expect(status).toBe(200)
    expect(body).toMatchObject({
      _v: '21.3',
      _type: 'basket',
      basket_id: expect.any(String),
      currency: 'GBP',
      taxation: 'gross',
      product_items: [],
      customer_info: { _type: 'customer_info', customer_id: expect.any(String) },
      shipments: [{ _type: 'shipment', shipment_id: 'me' }],
      c_containsVGC: false,
      _flash: expect.arrayContaining([
        {
          _type: 'flash',
          type: 'BillingAddressRequired',
          message: 'No billing address was specified.',
          path: '$.billing_address'
        },
        {
          _type: 'flash',
          type: 'ShippingItemAdjustedPriceNotSet',
          message: "Price missing for shipping item 'shipping-me'.",
          path: '$.shipping_items[0].adjusted_price'
        }
      ])
    })
  })

  it('is the same one that the newer API answers', async () => {
    const { call, shopper } = await visit()
    const basketId = await createBasket(call)
    await call('POST', `baskets/${basketId}/items`, [{ product_id: TEA, quantity: 2 }])
    expect(await shopper.baskets.getBasket({ parameters: { basketId } })).toMatchObject({
      basketId,
      productItems: [{ productId: TEA, quantity: 2 }]
    })
  })

  it('exceeds the quota as a second one', async () => {
    const { call } = await visit()
    const basketId = await createBasket(call)
    const { status, body } = await call('POST', 'baskets', {})
    expect(status).toBe(400)
    expect(body.fault).toMatchObject({
      type: 'CustomerBasketsQuotaExceededException',
      message: 'The maximum number of baskets per customer is exceeded.',
      arguments: { basketIds: [basketId] }
    })
  })

  it('takes currency and custom attributes, and is gone once deleted', async () => {
    const { call } = await visit()
    const basketId = await createBasket(call)
    const changed = await call('PATCH', `baskets/${basketId}`, { currency: 'GBP', c_agentID: 'a-1' })
    expect(changed.body).toMatchObject({ currency: 'GBP', c_agentID: 'a-1' })
    expect(await readFault(call('PATCH', `baskets/${basketId}`, { currency: 'XXX' }))).toEqual([
      400,
      'UnsupportedCurrencyException'
    ])
    expect((await call('DELETE', `baskets/${basketId}`)).status).toBe(204)
    expect(await readFault(call('GET', `baskets/${basketId}`))).toEqual([404, 'BasketNotFoundException'])
  })

  it('does not exist for another shopper', async () => {
    const { call } = await visit()
    const basketId = await createBasket(call)
    const stranger = (await visit()).call
    const attempts = [
      stranger('GET', `baskets/${basketId}`),
      stranger('PATCH', `baskets/${basketId}`, { c_agentID: 'x' }),
      stranger('DELETE', `baskets/${basketId}`),
      stranger('POST', `baskets/${basketId}/items`, [{ product_id: TEA, quantity: 1 }]),
      stranger('PUT', `baskets/${basketId}/customer`, { email: 'x@example.com' }),
      stranger('PUT', `baskets/${basketId}/billing_address`, address),
      stranger('GET', `baskets/${basketId}/payment_methods`),
      stranger('POST', 'orders', { basket_id: basketId })
    ]
    for (const attempt of attempts) {
      expect(await readFault(attempt)).toEqual([404, 'BasketNotFoundException'])
    }
    expect((await call('GET', `baskets/${basketId}`)).body.c_agentID).toBeUndefined()
  })
})

describe('the items of a basket', () => {
  it('are added as a list or one by one, changed and removed', async () => {
    const { call } = await visit()
    const basketId = await createBasket(call)
    const items = `baskets/${basketId}/items`
    const listed = await call('POST', items, [{ product_id: TEA, quantity: 2, c_productSet: 'set-1' }])
    expect(listed.body).toMatchObject({
      product_total: 20,
      product_items: [
        { _type: 'product_item', product_id: TEA, product_name: `Tee ${TEA}`, c_productSet: 'set-1' }
      ]
    })
    const single = await call('POST', items, { product_id: RARE, quantity: 1 })
    const [first, second] = readItems(single.body)
    const raised = await call('PATCH', `${items}/${first?.item_id}`, { quantity: 5 })
    expect(readItems(raised.body)[0]?.quantity).toBe(5)
    const left = await call('DELETE', `${items}/${second?.item_id}`)
    expect(readItems(left.body)).toHaveLength(1)
  })

  it('are refused for what cannot be bought, with the words for the shopper', async () => {
    const { call } = await visit()
    const items = `baskets/${await createBasket(call)}/items`
    expect(await readFault(call('POST', items, [{ product_id: 'none', quantity: 1 }]))).toEqual([
      400,
      'InvalidProductIdException'
    ])
    expect(await readFault(call('POST', items, [{ product_id: TEA, quantity: 1.5 }]))).toEqual([
      400,
      'InvalidProductItemQuantityException'
    ])
    const { status, body } = await call('POST', `${items}?locale=en-GB`, [{ product_id: RARE, quantity: 2 }])
    expect(status).toBe(400)
    expect(body.fault).toMatchObject({
      type: 'ProductItemNotAvailableException',
      arguments: {
        productId: RARE,
        statusCode: 'NOT_ENOUGH_STOCK',
        statusMessage: `Tea ${RARE}: only 1 left.`
      }
    })
    expect(await readFault(call('PATCH', `${items}/none`, { quantity: 1 }))).toEqual([
      404,
      'ProductItemNotFoundException'
    ])
  })

  it('are refused where the body is malformed, by the path of what is wrong', async () => {
    const { call } = await visit()
    const items = `baskets/${await createBasket(call)}/items`
    expect(await readFault(call('POST', items, '{"product_id":'))).toEqual([400, 'BodyDecodingException'])
    const { body } = await call('POST', items, [{ product_id: 7, quantity: 1 }])
    expect(body.fault).toMatchObject({
      type: 'PropertyConstraintViolationException',
      arguments: { path: '$[0].product_id' }
    })
  })
})

describe('a call', () => {
  it('names a known client, a known locale and currency, and carries a token of the site', async () => {
    const { shopper, call } = await visit()
    const basketId = await createBasket(call)
    const path = `baskets/${basketId}`
    const ask = (headers: Record<string, string>, query = '', site?: string) =>
      readFault(createOcapi(sandbox.origin, headers, site)('GET', path + query))
    const headers = buildHeaders(shopper.token)

    expect(await ask({ authorization: headers.authorization! })).toEqual([403, 'MissingClientIdException'])
    expect(await ask({ ...headers, 'x-dw-client-id': 'x' })).toEqual([403, 'UnknownClientIdException'])
    expect(await ask(buildHeaders())).toEqual([401, 'AuthorizationHeaderMissingException'])
    expect(await ask(buildHeaders('wrong'))).toEqual([401, 'InvalidAccessTokenException'])
    expect(await ask({ ...headers, authorization: 'Basic eA==' })).toEqual([
      401,
      'InvalidAuthorizationHeaderException'
    ])
    expect(await ask(headers, '', 'puro')).toEqual([403, 'UserAccessForbiddenException'])
    expect(await ask(headers, '', 'nowhere')).toEqual([404, 'UnknownSiteException'])
    expect(await ask(headers, '?locale=es-MX')).toEqual([400, 'UnsupportedLocaleException'])
    expect(await ask(headers, '?locale=_')).toEqual([400, 'MalformedLocaleException'])
    expect(await ask(headers, '?currency=USD')).toEqual([400, 'UnsupportedCurrencyException'])
  })

  it('of a resource that is not served is refused by name, method and path', async () => {
    const { call } = await visit()
    const { status, body } = await call('GET', 'promotions/(a,b)')
    expect(status).toBe(501)
    expect(body.fault).toMatchObject({
      type: 'NotImplementedException',
      message: 'The sandbox does not serve getPromotions (GET /s/jasmin/dw/shop/v21_3/promotions/(a,b)).',
      arguments: {
        operation: 'getPromotions',
        method: 'GET',
        path: '/s/jasmin/dw/shop/v21_3/promotions/(a,b)'
      }
    })
  })
})
