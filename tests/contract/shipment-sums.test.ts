import fc from 'fast-check'
import { ShopperBasketsV2, ShopperOrders } from 'commerce-sdk-isomorphic'
import { toCents } from '../../app/intl/money'
import { seed } from '../../sandbox/seed/seed'
import { address } from '../factories/address'
import { buildCard } from './payment-setup'
import { startShop, type TestShop } from './shop-setup'

const INVENTORY = 'inventory-de-koeln'
const STORE = { firstName: 'jasmin', lastName: 'Köln', address1: 'Kannengasse 12', city: 'Köln' }
const stocked = seed.storeStock!.filter(({ inventoryId, units }) => inventoryId === INVENTORY && units > 8)
const goods = seed.products
  .filter(
    ({ id, siteId, kind, inventory }) =>
      siteId === 'jasmin' &&
      kind === 'simple' &&
      (inventory?.ats ?? 0) > 20 &&
      stocked.some(({ productId }) => productId === id)
  )
  // Those that can be wrapped for a price first.
  .sort((one, other) => Number(Boolean(other.options)) - Number(Boolean(one.options)))
  .slice(0, 12)
const goodsIds = goods.map(({ id }) => id)
const isOption = (productId: string) => goods.some(({ id, options }) => id === productId && options)

let shop: TestShop
/** Codes work once for an address. */
let shoppers = 0
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.stop())

interface Summed {
  productTotal?: number
  shippingTotal?: number
  taxTotal?: number
  orderTotal?: number
  shipments?: Record<string, unknown>[]
  productItems?: {
    shipmentId?: string
    priceAfterOrderDiscount?: number
    optionItems?: { priceAfterOrderDiscount?: number }[]
  }[]
}

/** The totals of all shipments with goods are the whole's, and each has the prices of its own lines. */
function expectSums({ shipments = [], productItems = [], ...whole }: Summed): void {
  const filled = shipments.filter(({ shipmentId }) =>
    productItems.some(item => item.shipmentId === shipmentId)
  )
  const sum = (member: string) => filled.reduce((cents, each) => cents + toCents(Number(each[member])), 0)
  expect(sum('productTotal')).toBe(toCents(whole.productTotal ?? 0))
  expect(sum('shippingTotal')).toBe(toCents(whole.shippingTotal ?? 0))
  expect(sum('taxTotal')).toBe(toCents(whole.taxTotal ?? 0))
  expect(sum('shipmentTotal')).toBe(toCents(whole.orderTotal ?? 0))
  for (const { shipmentId, productTotal } of filled) {
    const own = productItems.filter(item => item.shipmentId === shipmentId)
    const paid = own.flatMap(item => [item, ...(item.optionItems ?? [])])
    expect(paid.reduce((cents, each) => cents + toCents(each.priceAfterOrderDiscount ?? 0), 0)).toBe(
      toCents(Number(productTotal))
    )
  }
}

const generated = fc.record({
  lines: fc.uniqueArray(
    fc.record({
      productId: fc.constantFrom(...goodsIds),
      quantity: fc.integer({ min: 1, max: 4 }),
      shipmentId: fc.constantFrom('me', 'aunt', 'pickup'),
      wrap: fc.constantFrom('none', 'paper', 'box')
    }),
    { minLength: 1, maxLength: 6, selector: ({ productId, shipmentId }) => `${productId} ${shipmentId}` }
  ),
  codes: fc.uniqueArray(
    fc.constantFrom('LINDENBLUETE5', 'HAUSTUER', 'GRUENETAGE15', 'EINEURO', 'HALBERWEG', 'PORTO2'),
    {
      maxLength: 2
    }
  ),
  method: fc.constantFrom('standard', 'express'),
  country: fc.constantFrom('DE', 'AT')
})

it('draws goods that are wrapped for a price', () => expect(goodsIds.some(isOption)).toBe(true))

it('adds up the shipments of each order to the order, two parcels and a pick-up, with any codes and wraps', async () => {
  await fc.assert(
    fc.asyncProperty(generated, async ({ lines, codes, method, country }) => {
      const token = (await shop.loginPrivate()).access_token
      const baskets = shop.createClient(ShopperBasketsV2, token)
      const orders = shop.createClient(ShopperOrders, token)
      const card = await buildCard(shop.origin)
      const { basketId = '' } = await baskets.createBasket({
        body: { customerInfo: { email: `lina${(shoppers += 1)}@example.com` }, billingAddress: address }
      })
      const parameters = { basketId }
      await baskets.updateShipmentForBasket({
        parameters: { basketId, shipmentId: 'me' },
        body: { shipmentId: 'me', shippingAddress: address, shippingMethod: { id: method } }
      })
      await baskets.createShipmentForBasket({
        parameters,
        body: {
          shipmentId: 'pickup',
          shippingAddress: { ...STORE, postalCode: '50667', countryCode: 'DE' },
          shippingMethod: { id: '005' },
          c_fromStoreId: 'de-koeln'
        }
      })
      await baskets.createShipmentForBasket({
        parameters,
        body: {
          shipmentId: 'aunt',
          shippingAddress: {
            ...address,
            countryCode: country,
            postalCode: country === 'AT' ? '1010' : '50667'
          },
          shippingMethod: { id: 'standard' }
        }
      })
      for (const { wrap, ...line } of lines) {
        const inStore = line.shipmentId === 'pickup' && { inventoryId: INVENTORY }
        const wrapped = isOption(line.productId) && {
          optionItems: [{ optionId: 'giftWrap', optionValueId: wrap }]
        }
        expectSums(await baskets.addItemToBasket({ parameters, body: [{ ...line, ...inStore, ...wrapped }] }))
      }
      for (const code of codes) expectSums(await baskets.addCouponToBasket({ parameters, body: { code } }))
      expectSums(await baskets.addPaymentInstrumentToBasket({ parameters, body: card }))
      expectSums(await orders.createOrder({ body: { basketId } }))
    }),
    { numRuns: 20 }
  )
}, 90_000)
