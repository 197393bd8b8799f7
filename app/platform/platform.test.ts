import { answerJson, createFetch } from '../../tests/factories/answers'
import { createRecordingPlatform } from '../../tests/factories/recording-platform'
import { buildAccessToken } from '../../tests/factories/tokens'
import { createPlatform, type Platform } from './platform'

const token = buildAccessToken()
const session = { getAccessToken: async () => token, discard: () => undefined }

function createTestPlatform(
  answer: Response = answerJson({ id: 'a', countries: [], orderNo: '1', total: 0 })
) {
  const { send, calls } = createFetch(answer)
  const platform = createPlatform(
    {
      scapiBase: 'http://scapi.test',
      instanceBase: 'http://instance.test',
      organizationId: 'f_ecom_sbox_001',
      clientId: 'client',
      contentSubPath: 's/{siteId}/{locale}',
      instanceOrigin: 'http://instance.test',
      siteId: 'jasmin',
      locale: 'de-AT',
      currency: 'EUR'
    },
    session,
    send
  )
  return { platform, calls }
}

const PRODUCTS = 'http://scapi.test/product/shopper-products/v1/organizations/f_ecom_sbox_001'
const SEARCH = 'http://scapi.test/search/shopper-search/v1/organizations/f_ecom_sbox_001'
const BASKETS = 'http://scapi.test/checkout/shopper-baskets/v1/organizations/f_ecom_sbox_001/baskets'
const ORDERS = 'http://scapi.test/checkout/shopper-orders/v1/organizations/f_ecom_sbox_001/orders'
const CONTROLLERS = 'http://instance.test/on/demandware.store/Sites-jasmin-Site/de_AT'

type Call = (platform: Platform) => Promise<unknown>

it.each<[string, Call, string, string]>([
  [
    'getProduct',
    p => p.products.getProduct({ id: 'a' }),
    'GET',
    `${PRODUCTS}/products/a?siteId=jasmin&allImages=true&locale=de-AT&currency=EUR`
  ],
  [
    'getProducts, lists in one parameter each',
    p => p.products.getProducts({ ids: ['a', 'b'], expand: ['images', 'prices'] }),
    'GET',
    `${PRODUCTS}/products?siteId=jasmin&ids=a%2Cb&expand=images%2Cprices&locale=de-AT&currency=EUR`
  ],
  [
    'getCategory',
    p => p.products.getCategory({ id: 'root', levels: 2 }),
    'GET',
    `${PRODUCTS}/categories/root?siteId=jasmin&levels=2&locale=de-AT`
  ],
  [
    'productSearch, refine repeated, expand joined',
    p =>
      p.search.productSearch({
        q: 'grün & schwarz',
        refine: ['cgid=tea', 'c_teaType=green|black'],
        expand: ['images', 'prices'],
        limit: 25,
        offset: 0
      }),
    'GET',
    `${SEARCH}/product-search?siteId=jasmin&q=gr%C3%BCn%20%26%20schwarz&refine=cgid%3Dtea&refine=c_teaType%3Dgreen%7Cblack&expand=images%2Cprices&limit=25&offset=0&locale=de-AT&currency=EUR`
  ],
  [
    'getSearchSuggestions',
    p => p.search.getSearchSuggestions({ q: 'te' }),
    'GET',
    `${SEARCH}/search-suggestions?siteId=jasmin&q=te&locale=de-AT&currency=EUR`
  ],
  [
    'createBasket',
    p => p.baskets.createBasket({}, { currency: 'EUR' }),
    'POST',
    `${BASKETS}?siteId=jasmin&locale=de-AT`
  ],
  [
    'removeItemFromBasket',
    p => p.baskets.removeItemFromBasket({ basketId: 'b', itemId: 'i' }),
    'DELETE',
    `${BASKETS}/b/items/i?siteId=jasmin&locale=de-AT`
  ],
  [
    'createOrder',
    p => p.orders.createOrder({}, { basketId: 'b' }),
    'POST',
    `${ORDERS}?siteId=jasmin&locale=de-AT`
  ],
  [
    'getOrder',
    p => p.orders.getOrder({ orderNo: '00001' }),
    'GET',
    `${ORDERS}/00001?siteId=jasmin&expand=oms&locale=de-AT`
  ],
  [
    'getCustomerBaskets, without a locale',
    p => p.customers.getCustomerBaskets({ customerId: 'guest-a' }),
    'GET',
    'http://scapi.test/customer/shopper-customers/v1/organizations/f_ecom_sbox_001/customers/guest-a/baskets?siteId=jasmin'
  ],
  ['Site-Countries', p => p.controllers.getCountries(), 'GET', `${CONTROLLERS}/Site-Countries`],
  [
    'Order-FindByCheckoutKey',
    p => p.controllers.findOrderByCheckoutKey({ checkoutKey: 'a/b' }),
    'GET',
    `${CONTROLLERS}/Order-FindByCheckoutKey?checkoutKey=a%2Fb`
  ]
])('asks where the platform answers %s', async (_operation, call, method, url) => {
  const { platform, calls } = createTestPlatform()
  await call(platform)
  expect(calls.map(sent => [sent.method, sent.url])).toEqual([[method, url]])
})

it('asks the content system under the alias of site and locale', async () => {
  const { platform, calls } = createTestPlatform(answerJson({ data: { id: 'tee & mehr' } }))
  expect(await platform.controllers.getContentPage({ pageIdOrSlug: 'tee & mehr' })).toEqual({
    id: 'tee & mehr'
  })
  expect(calls[0]?.url).toBe(
    'http://instance.test/s/jasmin/de-AT/api/content/get?pageIdOrSlug=tee%20%26%20mehr'
  )
})

it('explains a locale that the platform does not know by its settings', async () => {
  const { platform } = createRecordingPlatform(
    answerJson({ type: 'https://x/unsupported-locale', title: 'Unsupported Locale', detail: 'x' }, 400)
  )
  await expect(platform.products.getCategory({ id: 'root' })).rejects.toMatchObject({
    name: '400',
    title: 'Unsupported Locale',
    message: expect.stringContaining('must match the locales of the commerce back office')
  })
})

it('calls an answer without a page unreadable', async () => {
  const { platform } = createTestPlatform(answerJson({ success: true }))
  await expect(platform.controllers.getContentPage({ pageIdOrSlug: 'x' })).rejects.toMatchObject({
    kind: 'unreadable'
  })
})

describe('ids from outside', () => {
  const hostile = [
    '__proto__',
    '../../oauth2/token',
    'grün',
    'a/b?c#d',
    '%2e%2e',
    'a b',
    '\\..\\',
    '\uD800',
    '🍵',
    "'; --"
  ]

  it.each(hostile)('stay one part of the path: %j', async id => {
    const { platform, calls } = createTestPlatform()
    await platform.products.getProduct({ id })
    await platform.products.getCategory({ id })
    await platform.baskets.getBasket({ basketId: id })
    await platform.baskets.updateItemInBasket({ basketId: 'b', itemId: id }, { quantity: 1 })
    await platform.orders.getOrder({ orderNo: id })
    const paths = calls.map(call => new URL(call.url).pathname.split('/').map(decodeURIComponent))
    const wanted = id.replace('\uD800', '\uFFFD')
    expect(paths.map(parts => parts.at(-1))).toEqual(Array(5).fill(wanted))
    expect(paths.map(parts => parts.length)).toEqual([8, 8, 8, 10, 8])
  })

  it.each([['.'], ['..']])('are refused where they would lead out of the path: %j', async id => {
    const { platform, calls } = createTestPlatform()
    const calling = async () => platform.products.getProduct({ id })
    await expect(calling()).rejects.toMatchObject({ isPlatformError: true, status: 404 })
    expect(calls).toEqual([])
  })
})

const missing = (names: string) => ({ kind: 'input', detail: `Missing parameters: ${names}` })
const noBody = { kind: 'input', type: 'MissingBody', title: 'MissingBody' }
const none = undefined as never

it.each<[string, Call, object]>([
  [
    'getProduct',
    p => p.products.getProduct({ id: '' }),
    { type: 'MissingParameters', title: 'MissingParameters' }
  ],
  ['getProducts', p => p.products.getProducts({ ids: [] }), { type: 'MissingParameters' }],
  ['getCategory', p => p.products.getCategory({ id: none }), { type: 'MissingParameters' }],
  ['getBasket', p => p.baskets.getBasket({ basketId: '' }), missing('basketId')],
  [
    'updateItemInBasket',
    p => p.baskets.updateItemInBasket({ basketId: 'b', itemId: '' }, { quantity: 1 }),
    { type: undefined, ...missing('itemId') }
  ],
  [
    'updateItemInBasket',
    p => p.baskets.updateItemInBasket({ basketId: '', itemId: '' }, { quantity: 1 }),
    { type: 'MissingParameters', ...missing('basketId, itemId') }
  ],
  [
    'removeItemFromBasket',
    p => p.baskets.removeItemFromBasket({ basketId: 'b', itemId: none }),
    missing('itemId')
  ],
  ['addItemToBasket', p => p.baskets.addItemToBasket({ basketId: 'b' }, none), noBody],
  ['updateBasket', p => p.baskets.updateBasket({ basketId: 'b' }, none), noBody],
  ['createOrder', p => p.orders.createOrder({}, none), noBody],
  ['getOrder', p => p.orders.getOrder({ orderNo: '' }), missing('orderNo')],
  ['getContentPage', p => p.controllers.getContentPage({ pageIdOrSlug: '' }), missing('pageIdOrSlug')],
  ['getCustomerBaskets', p => p.customers.getCustomerBaskets({ customerId: '' }), missing('customerId')]
])('does not send %s with its required input missing', async (operation, call, expected) => {
  const { platform, calls } = createTestPlatform()
  await expect((async () => call(platform))()).rejects.toMatchObject({ operation, ...expected })
  expect(calls).toEqual([])
})

it("gives pictures an address of the shop's own origin, and leaves other addresses alone", async () => {
  const picture = '/dw/image/v2/SBOX_001/on/demandware.static/-/Sites-jasmin-catalog/default/images/1/1.jpg'
  const { platform } = createTestPlatform(
    answerJson({
      id: 'a',
      image: `http://instance.test${picture}?sw=200`,
      slugUrl: 'http://instance.test/product',
      other: `http://else.test${picture}`
    })
  )
  expect(await platform.products.getProduct({ id: 'a' })).toEqual({
    id: 'a',
    image: `/mobify/proxy/ocapi${picture}?sw=200`,
    slugUrl: 'http://instance.test/product',
    other: `http://else.test${picture}`
  })
})

it('knows the shopper by the token', async () => {
  expect(await createTestPlatform().platform.getCustomerId()).toBe('guest-a')
})

it.each<[string, (platform: Platform, id: string) => Promise<unknown>]>([
  ['getCategory', (platform, id) => platform.products.getCategory({ id })],
  ['getProduct', (platform, id) => platform.products.getProduct({ id })],
  ['getContentPage', (platform, id) => platform.controllers.getContentPage({ pageIdOrSlug: id })]
])('answers that there is none without asking, when an id is longer than any: %s', async (_name, call) => {
  const { platform, calls } = createTestPlatform(answerJson({ id: 'a', data: {} }))
  await expect(call(platform, 'x'.repeat(201))).rejects.toMatchObject({ kind: 'input', status: 404 })
  expect(calls).toEqual([])
  await call(platform, 'x'.repeat(200))
  expect(calls).toHaveLength(1)
})
