import { buildInvoice } from './payment-setup'
import { ShopperBasketsV2, ShopperOrders } from 'commerce-sdk-isomorphic'
import { address } from '../factories/address'
import { readProblem } from './checkout-setup'
import { startShop, type SiteName, type TestShop } from './shop-setup'

const TEA: Record<SiteName, string> = { jasmin: '100000000000000101', puro: '200000000000000101' }

let shop: TestShop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.stop())

const set = (body: object) => shop.send('POST', '/control/settings', { body })

/** A guest's basket with so many boxes, delivered by the standard method. */
async function open(siteId: SiteName, quantity: number) {
  const { access_token } = await shop.loginGuest(siteId)
  const baskets = shop.createClient(ShopperBasketsV2, access_token, siteId)
  const { basketId = '', productItems = [] } = await baskets.createBasket({
    body: {
      customerInfo: { email: 'lina@example.com' },
      productItems: [{ productId: TEA[siteId], quantity }],
      billingAddress: address,
      shipments: [{ shipmentId: 'me', shippingAddress: address, shippingMethod: { id: 'standard' } }]
    }
  })
  const parameters = { basketId }
  return {
    orders: shop.createClient(ShopperOrders, access_token, siteId),
    baskets,
    basketId,
    parameters,
    read: () => baskets.getBasket({ parameters }),
    add: (code: string) => baskets.addCouponToBasket({ parameters, body: { code } }),
    setQuantity: (amount: number) =>
      baskets.updateItemInBasket({
        parameters: { ...parameters, itemId: productItems[0]?.itemId ?? '' },
        body: { quantity: amount }
      })
  }
}

it.each([
  ['jasmin', 7],
  ['puro', 8]
] as const)('delivers in %s free of charge from %i boxes on, below the amount', async (siteId, boxes) => {
  const basket = await open(siteId, boxes - 1)
  expect(await basket.read()).toMatchObject({
    c_quantityOfBrews: boxes - 1,
    c_isShippingFree: false,
    shippingTotal: 3.99
  })
  const free = await basket.setQuantity(boxes)
  expect(free.productSubTotal).toBeLessThan(39)
  expect(free).toMatchObject({
    c_quantityOfBrews: boxes,
    c_isShippingFree: true,
    c_remainingToFreeShipping: 0,
    shippingTotal: 0
  })
})

it('keeps the way to free delivery where it was when a coupon reduces the whole order', async () => {
  const basket = await open('jasmin', 3)
  const before = await basket.read()
  expect((await basket.add('WO-TEESTUNDE')).c_remainingToFreeShipping).toBe(before.c_remainingToFreeShipping)
})

it.each([
  ['jasmin', 'WO-DREITEES'],
  ['puro', 'WO-DREIPACKUNGEN']
] as const)('in %s marks the boxes of %s, and says when one is missing', async (siteId, code) => {
  const basket = await open(siteId, 2)
  // Never reached is not lost.
  expect(await basket.add(code)).toMatchObject({
    c_welcomeOfferRemoved: false,
    couponItems: [{ statusCode: 'no_applicable_promotion', valid: true }],
    productItems: [{ c_welcomeOfferPart: false }]
  })
  const given = await basket.setQuantity(3)
  expect(given).toMatchObject({
    c_welcomeOfferPromotionId: expect.any(String),
    c_welcomeOfferRemoved: false,
    productItems: [{ c_welcomeOfferPart: true }]
  })
  const lost = await basket.setQuantity(2)
  expect(lost).toMatchObject({ c_welcomeOfferRemoved: true, productItems: [{ c_welcomeOfferPart: false }] })
  expect(lost).not.toHaveProperty('c_welcomeOfferPromotionId')
  expect((await basket.read()).c_welcomeOfferRemoved).toBe(true)
  expect((await basket.setQuantity(3)).c_welcomeOfferRemoved).toBe(false)
})

it('asks for the least boxes of the site where they are switched on, and takes no order below', async () => {
  expect((await set({ siteId: 'jasmin', minBoxesOrder: 3 })).status).toBe(200)
  const basket = await open('jasmin', 2)
  expect(await basket.read()).toMatchObject({
    c_quantityOfBrews: 2,
    c_minBoxesOrder: 3,
    c_remainingBrewsToMinimum: 1
  })
  const { parameters, basketId } = basket
  await basket.baskets.addPaymentInstrumentToBasket({
    parameters,
    body: await buildInvoice(shop.origin)
  })
  expect(await readProblem(basket.orders.createOrder({ body: { basketId } }))).toMatchObject({
    status: 400,
    slug: 'minimum-order-not-reached',
    minBoxesOrder: 3,
    arguments: { statusCode: 'MINIMUM_ORDER_NOT_REACHED', statusMessage: expect.stringContaining('3') }
  })
  expect(await basket.read()).toMatchObject({ c_quantityOfBrews: 2 })
  expect(await (await open('puro', 1)).read()).toMatchObject({ c_minBoxesOrder: 0 })
  await set({ siteId: 'jasmin', minBoxesOrder: 0 })
  expect(await basket.read()).toMatchObject({ c_minBoxesOrder: 0, c_remainingBrewsToMinimum: 0 })
  expect((await basket.orders.createOrder({ body: { basketId } })).orderNo).toMatch(/^JAS/)
})

describe('the switches of a site', () => {
  const readSites = async () =>
    (await shop.send('GET', '/control/info')).body.sites as Record<string, unknown>[]

  it('are listed in the console’s information and end with a reset', async () => {
    await set({ siteId: 'puro', minBoxesOrder: 5, hidePhysicalGiftCards: true })
    expect(await readSites()).toMatchObject([
      { id: 'jasmin', freeShippingBoxes: 7, minBoxesOrder: 0, hidePhysicalGiftCards: false },
      { id: 'puro', freeShippingBoxes: 8, minBoxesOrder: 5, hidePhysicalGiftCards: true }
    ])
    await shop.send('POST', '/control/reset')
    expect(await readSites()).toMatchObject([{}, { minBoxesOrder: 0, hidePhysicalGiftCards: false }])
  })

  it('can be moved on the console’s page', async () => {
    const answer = await fetch(`${shop.origin}/console/settings`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ siteId: 'puro', minBoxesOrder: '4', hidePhysicalGiftCards: 'yes' })
    })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/?done=settings'])
    expect(await readSites()).toMatchObject([{}, { minBoxesOrder: 4, hidePhysicalGiftCards: true }])
    await set({ siteId: 'puro', minBoxesOrder: 0, hidePhysicalGiftCards: false })
  })

  it.each([
    [{ siteId: 'nowhere', minBoxesOrder: 1 }, 404],
    [{ siteId: 'puro', minBoxesOrder: -1 }, 400],
    [{ siteId: 'puro', minBoxesOrder: 1.5 }, 400],
    [{ siteId: 'puro', minBoxesOrder: 1e9 }, 400],
    [{ siteId: 'puro', hidePhysicalGiftCards: 'yes' }, 400],
    [{ siteId: 'puro', unknown: 1 }, 400],
    [{}, 400]
  ])('refuse %j with %i and stay as they are', async (body, status) => {
    expect((await set(body)).status).toBe(status)
    expect(await readSites()).toMatchObject([{}, { minBoxesOrder: 0, hidePhysicalGiftCards: false }])
  })
})
