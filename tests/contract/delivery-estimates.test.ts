import { seed } from '../../sandbox/seed/seed'
import { ORGANIZATION } from './session-setup'
import { startShop, type TestShop } from './shop-setup'

const ofJasmin = seed.products.filter(({ siteId }) => siteId === 'jasmin')
const tea = ofJasmin.find(({ kind, inventory }) => kind === 'simple' && inventory?.orderable)!
const soldOut = ofJasmin.find(({ kind, inventory }) => kind === 'simple' && inventory?.orderable === false)!
const HOUR = 3_600_000

let shop: TestShop
let token: string
beforeAll(async () => {
  shop = await startShop()
  token = (await shop.loginPrivate()).access_token
})
afterAll(() => shop.stop())

interface Option {
  shippingMethodId: string
  name: string
  price: number
  deliveryWindow?: { startAt: string; endAt: string }
  orderCutoffAt?: string
  nonDeliverableReason?: string
}

/** The vendor's SDK on the registry has no client of this API yet; its storefront sends these parameters. */
const ask = (change: Record<string, string> = {}, withToken: string | undefined = token) => {
  const wishes = { siteId: 'jasmin', productIds: tea.id, postalCode: '20095', countryCode: 'DE', ...change }
  return shop.send(
    'GET',
    `/product/shopper-delivery-estimates/v1/organizations/${ORGANIZATION}/delivery-estimates?${new URLSearchParams(wishes)}`,
    { token: withToken }
  )
}
async function readOptions(change: Record<string, string> = {}) {
  const { status, body } = await ask(change)
  expect(status).toBe(200)
  const [estimate] = body.productDeliveryEstimates as { productId: string; shippingOptions: Option[] }[]
  return estimate!.shippingOptions
}

it('names the window and price of each method for a product and a destination', async () => {
  const { body } = await ask({ locale: 'de-DE' })
  expect(body).toEqual({
    productDeliveryEstimates: [
      {
        productId: tea.id,
        destination: { postalCode: '20095', countryCode: 'DE' },
        shippingOptions: expect.any(Array)
      }
    ]
  })
  const [standard, express] = await readOptions({ locale: 'de-DE' })
  expect(standard).toMatchObject({ shippingMethodId: 'standard', name: 'Standardversand', price: 3.99 })
  expect(express).toMatchObject({ shippingMethodId: 'express', price: 9.99, currency: 'EUR' })
  const times = [express, standard].flatMap(option => [
    Date.parse(option!.deliveryWindow!.startAt),
    Date.parse(option!.deliveryWindow!.endAt)
  ])
  expect(times).toEqual([...times].sort((a, b) => a - b))
  expect(times[0]).toBeGreaterThan(Date.now() - HOUR)
})

it('says until when an order has to be placed for the window, the same for all methods of a parcel', async () => {
  const [standard, express] = await readOptions()
  const cutoff = Date.parse(standard!.orderCutoffAt!)
  expect(cutoff).toBeGreaterThan(Date.now())
  expect(cutoff).toBeLessThan(Date.parse(express!.deliveryWindow!.startAt))
  expect(express!.orderCutoffAt).toBe(standard!.orderCutoffAt)
})

it('charges and takes what the country costs and is away', async () => {
  const [home] = await readOptions()
  const [abroad] = await readOptions({ postalCode: '1010', countryCode: 'at' })
  expect(abroad).toMatchObject({ price: 4.99 })
  const arrives = (option: Option | undefined) => Date.parse(option!.deliveryWindow!.endAt)
  expect(arrives(abroad)).toBeGreaterThan(arrives(home))
})

it.each([
  ['a country that is not delivered to', { countryCode: 'JP', postalCode: '100-0001' }],
  ['a postal code that the country does not have', { postalCode: '123' }]
])('has no option for %s', async (_what, change) => {
  expect(await readOptions(change)).toEqual([])
})

it('returns the reason why a sold-out product cannot be delivered', async () => {
  const options = await readOptions({ productIds: soldOut.id })
  expect(options.length).toBeGreaterThan(0)
  for (const option of options) {
    expect(option).toMatchObject({ nonDeliverableReason: 'INSUFFICIENT_INVENTORY' })
    expect(option).not.toHaveProperty('deliveryWindow')
  }
})

it.each([
  ['without a product', { productIds: '' }, 400],
  ['for two products', { productIds: `${tea.id},${soldOut.id}` }, 400],
  ['without a postal code', { postalCode: '' }, 400],
  ['for a postal code that is a letter', { postalCode: 'x'.repeat(11) }, 400],
  ['for a country in words', { countryCode: 'Germany' }, 400],
  ['for an unknown product', { productIds: 'nothing' }, 404],
  ['for a site that there is not', { siteId: 'other' }, 400]
])('refuses a request %s', async (_what, change, status) => {
  expect((await ask(change)).status).toBe(status)
})

it('refuses a request without a token', async () => {
  expect((await ask({}, '')).status).toBe(401)
})
