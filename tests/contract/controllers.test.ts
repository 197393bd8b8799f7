import { address } from '../factories/address'
import { OTHER_TEA, startOrderSandbox, TEA, type OrderSandbox } from './order-setup'
import { buildCard } from './payment-setup'

let sandbox: OrderSandbox
beforeAll(async () => {
  sandbox = await startOrderSandbox()
})
afterAll(() => sandbox.stop())

describe('DHLExpress-GetRates', () => {
  const ask = (change: Record<string, string> = {}, query = '') =>
    sandbox.nobody().call('POST', `DHLExpress-GetRates${query}`, {
      address1: 'Lindenweg 3',
      city: 'Köln',
      postalCode: '50667',
      countryCode: 'DE',
      ...change
    })

  it('returns the arrival of an express parcel: on a working day within a week', async () => {
    const { body } = await ask({}, '?locale=de_DE')
    const { deliveryTime } = body.result as { deliveryTime: string }
    const days = (Date.parse(deliveryTime) - Date.now()) / 86_400_000
    expect(body.success).toBe(true)
    expect(days).toBeGreaterThan(0)
    expect(days).toBeLessThan(7)
    expect([1, 2, 3, 4, 5]).toContain(new Date(deliveryTime).getUTCDay())
  })

  it.each<Record<string, string>>([
    { countryCode: 'US' },
    { countryCode: 'GB' },
    { postalCode: '1234' },
    { postalCode: '' }
  ])('returns no delivery time for %j', async change => {
    expect(await ask(change)).toEqual({ status: 200, body: { success: false } })
  })
})

describe('Order-Reorder', () => {
  it('adds the available units of an order to the basket, and lists the others', async () => {
    const shopper = await sandbox.register()
    const { orderNo } = await shopper.placeOrder(OTHER_TEA, 3)
    const again = await shopper.call('POST', 'Order-Reorder', { orderNo })
    expect(again.body).toEqual({
      success: true,
      basketId: expect.any(String),
      unavailable: [{ productId: OTHER_TEA, productName: 'Jasmin Weiße Nacht', quantity: 1 }]
    })
    expect(
      await shopper.baskets.getBasket({ parameters: { basketId: String(again.body.basketId) } })
    ).toMatchObject({ productItems: [{ productId: OTHER_TEA, quantity: 2 }] })

    const other = await sandbox.register()
    const placed = await other.placeOrder(TEA, 2)
    const basketId = await other.fillBasket(TEA, 1)
    expect((await other.call('POST', 'Order-Reorder', placed)).body).toEqual({
      success: true,
      basketId,
      unavailable: []
    })
    expect(await other.baskets.getBasket({ parameters: { basketId } })).toMatchObject({
      productItems: [{ productId: TEA, quantity: 3 }]
    })
    expect((await shopper.call('POST', 'Order-Reorder', placed)).body).toEqual({
      success: false,
      error: true,
      errorMessage: 'Diese Bestellung gibt es nicht. Bitte prüfen Sie die Nummer.'
    })
    expect((await sandbox.nobody().call('POST', 'Order-Reorder', placed)).status).toBe(401)
  })

  it('lists the gift cards of an order as unavailable', async () => {
    const shopper = await sandbox.register()
    const { basketId = '' } = await shopper.baskets.createBasket({
      body: { customerInfo: { email: 'lina@example.com' }, billingAddress: address }
    })
    const parameters = { basketId }
    const shipment = { basketId, shipmentId: 'me' }
    await shopper.baskets.addGiftCertificateItemToBasket({
      parameters,
      body: { amount: 25, recipientEmail: 'mia@example.com' }
    })
    await shopper.baskets.updateShippingAddressForShipment({ parameters: shipment, body: address })
    await shopper.baskets.updateShippingMethodForShipment({ parameters: shipment, body: { id: 'email' } })
    await shopper.baskets.addPaymentInstrumentToBasket({ parameters, body: await buildCard(sandbox.origin) })
    const { orderNo } = await shopper.orders.createOrder({ body: { basketId } })
    const { body } = await shopper.call('POST', 'Order-Reorder', { orderNo })
    expect(body).toMatchObject({
      success: true,
      unavailable: [{ productId: expect.any(String), productName: 'Geschenkkarte' }]
    })
  })
})

describe('OcapiSearch', () => {
  it('suggests products, categories and pages', async () => {
    const { body } = await sandbox.nobody().call('GET', 'OcapiSearch-Suggestions?q=sencha&locale=de-DE')
    expect(body.productSuggestions).toMatchObject([
      {
        id: TEA,
        name: 'Sencha Morgennebel',
        headlessUrl: expect.stringContaining(TEA),
        imageUrl: expect.stringContaining('/dw/image/'),
        category: 'Grüner Tee',
        price: expect.any(Number),
        c_showSuggestionHeadless: true
      }
    ])
    const shelves = await sandbox.nobody().call('GET', 'OcapiSearch-Suggestions?q=green&locale=en-DE')
    expect(shelves.body.categorySuggestions).toMatchObject([
      { id: 'green-tea', name: 'Green tea', headlessUrl: '/shop/green-tea', category: 'Tea' }
    ])
    const pages = await sandbox.nobody().call('GET', 'OcapiSearch-Suggestions?q=datenschutz')
    expect(pages.body.contentSuggestions).toContainEqual(
      expect.objectContaining({
        id: 'privacy',
        name: expect.any(String),
        headlessUrl: '/privacy',
        c_showSuggestionHeadless: true
      })
    )
  })

  it('finds pages in the requested language, in pages of hits', async () => {
    const search = async (query: string) =>
      (await sandbox.nobody().call('GET', `OcapiSearch-Content?${query}`)).body
    const all = (await search('q=tee')) as { hits: { id: string }[]; total: number }
    expect(all.total).toBeGreaterThan(2)
    expect(all.hits.map(hit => hit.id)).not.toContain('global')
    expect(await search('q=tee&start=1&count=1')).toEqual({
      hits: [all.hits[1]],
      total: all.total,
      start: 1,
      count: 1
    })
    const english = (await search('q=privacy&locale=en-DE')) as { hits: { title: string }[] }
    expect(english.hits[0]?.title).toMatch(/privacy/i)
    expect(await search('q=')).toEqual({ hits: [], total: 0, start: 0, count: 0 })
    expect((await sandbox.nobody().call('GET', 'OcapiSearch-Content?q=tee&count=0')).status).toBe(400)
  })
})

it.each(['Sites-nowhere-Site/de_DE', 'Sites-jasmin-Site/es_MX'])(
  'serves no controllers of %s',
  async place => {
    const answer = await fetch(`${sandbox.origin}/on/demandware.store/${place}/OcapiSearch-Content?q=tee`)
    expect(answer.status).toBe(404)
  }
)
