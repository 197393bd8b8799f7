import { ShopperBasketsV2, ShopperOrders, ShopperStores } from 'commerce-sdk-isomorphic'
import { seed } from '../../sandbox/seed/seed'
import { address } from '../factories/address'
import { buildCard } from './payment-setup'
import { readRefusal } from './session-setup'
import { startShop, type TestShop } from './shop-setup'

const PICK_UP = '005'
const [tea, other] = seed.products
  .filter(({ siteId, kind, inventory }) => siteId === 'jasmin' && kind === 'simple' && inventory?.orderable)
  .map(({ id }) => id) as [string, string]

let shop: TestShop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.stop())

/** A guest with a shop in town, as the vendor's storefront finds both. */
async function openShopper() {
  const token = (await shop.loginPrivate()).access_token
  const baskets = shop.createClient(ShopperBasketsV2, token)
  const orders = shop.createClient(ShopperOrders, token)
  const { data } = await shop
    .createClient(ShopperStores, token)
    .searchStores({ parameters: { countryCode: 'DE', postalCode: '20095', maxDistance: 300 } })
  const store = data![0]!
  const { basketId = '' } = await baskets.createBasket({
    body: { customerInfo: { email: 'lina@example.com' } }
  })
  const inBasket = { basketId }
  return { token, baskets, orders, store, inBasket, me: { basketId, shipmentId: 'me' } }
}

/** Where the vendor's storefront sends what is fetched. */
const addressOf = (store: { name?: string; address1?: string; city?: string; postalCode?: string }) => ({
  firstName: store.name,
  lastName: 'Pickup',
  address1: store.address1,
  city: store.city,
  postalCode: store.postalCode,
  countryCode: 'DE'
})

it('offers collection last, free and never as the default', async () => {
  const { baskets, inBasket, me } = await openShopper()
  await baskets.addItemToBasket({ parameters: inBasket, body: [{ productId: tea, quantity: 1 }] })
  const { applicableShippingMethods = [], defaultShippingMethodId } =
    await baskets.getShippingMethodsForShipment({ parameters: { ...me, locale: 'de-DE' } })
  expect(defaultShippingMethodId).toBe('standard')
  expect(applicableShippingMethods.map(({ id, c_storePickupEnabled }) => [id, c_storePickupEnabled])).toEqual(
    [
      ['standard', false],
      ['express', false],
      [PICK_UP, true]
    ]
  )
  expect(applicableShippingMethods.at(-1)).toMatchObject({ name: 'Abholung im Geschäft', price: 0 })
})

it('takes an order that a shop in town hands over', async () => {
  const { baskets, orders, inBasket, me, store } = await openShopper()
  const filled = await baskets.addItemToBasket({
    parameters: inBasket,
    body: [{ productId: tea, quantity: 1, inventoryId: store.inventoryId }]
  })
  expect(filled.productItems).toMatchObject([{ productId: tea, inventoryId: store.inventoryId }])
  const chosen = await baskets.updateShipmentForBasket({
    parameters: me,
    body: {
      shipmentId: 'me',
      shippingMethod: { id: PICK_UP },
      shippingAddress: addressOf(store),
      c_fromStoreId: store.id
    }
  })
  expect(chosen.shipments).toMatchObject([
    { shippingMethod: { id: PICK_UP, c_storePickupEnabled: true }, c_fromStoreId: store.id, shippingTotal: 0 }
  ])
  await baskets.updateBillingAddressForBasket({ parameters: inBasket, body: address })
  const paid = await baskets.addPaymentInstrumentToBasket({
    parameters: inBasket,
    body: await buildCard(shop.origin)
  })
  expect(paid).toMatchObject({ shippingTotal: 0, orderTotal: paid.productTotal, flashes: [] })
  const order = await orders.createOrder({ body: inBasket })
  expect(order).toMatchObject({
    productItems: [{ inventoryId: store.inventoryId }],
    shipments: [{ shippingMethod: { id: PICK_UP }, c_fromStoreId: store.id }]
  })
})

it('sends one shipment and keeps another in the shop', async () => {
  const { baskets, inBasket, store } = await openShopper()
  await baskets.addItemToBasket({ parameters: inBasket, body: [{ productId: tea, quantity: 1 }] })
  await baskets.createShipmentForBasket({
    parameters: inBasket,
    body: { shipmentId: 'pickup', c_fromStoreId: store.id }
  })
  await baskets.addItemToBasket({
    parameters: inBasket,
    body: [{ productId: other, quantity: 1, shipmentId: 'pickup', inventoryId: store.inventoryId }]
  })
  const choose = (shipmentId: string, id: string) =>
    baskets.updateShippingMethodForShipment({ parameters: { ...inBasket, shipmentId }, body: { id } })
  await choose('pickup', PICK_UP)
  const basket = await choose('me', 'standard')
  expect(basket).toMatchObject({
    shippingTotal: 3.99,
    shipments: [
      { shipmentId: 'me', shippingMethod: { c_storePickupEnabled: false } },
      { shipmentId: 'pickup', shippingMethod: { c_storePickupEnabled: true }, c_fromStoreId: store.id }
    ]
  })
  const parameters = { ...inBasket, shipmentId: 'pickup' }
  await baskets.removeShipmentFromBasket({ parameters })
  const left = await baskets.getBasket({ parameters: inBasket })
  expect(left.shipments?.map(({ shipmentId }) => shipmentId)).toEqual(['me'])
  expect(left.productItems?.map(({ productId }) => productId)).toEqual([tea])
})

it('moves a line from delivery to the shop', async () => {
  const { baskets, inBasket, store } = await openShopper()
  const { productItems = [] } = await baskets.addItemToBasket({
    parameters: inBasket,
    body: [{ productId: tea, quantity: 1 }]
  })
  const [line] = productItems
  expect(line).not.toHaveProperty('inventoryId')
  const parameters = { ...inBasket, itemId: line?.itemId ?? '' }
  const moved = await baskets.updateItemInBasket({ parameters, body: { inventoryId: store.inventoryId } })
  expect(moved.productItems).toMatchObject([{ productId: tea, quantity: 1, inventoryId: store.inventoryId }])
})

it('refuses an inventory list that the site does not have', async () => {
  const { baskets, inBasket } = await openShopper()
  const body = [{ productId: tea, quantity: 1, inventoryId: 'puro-inventory' }]
  expect(await readRefusal(baskets.addItemToBasket({ parameters: inBasket, body }))).toMatchObject({
    status: 400,
    body: { title: 'Invalid Inventory' }
  })
})

it('offers no pick-up for orders by e-mail or to a Packstation', async () => {
  const { baskets, inBasket, me } = await openShopper()
  await baskets.addItemToBasket({ parameters: inBasket, body: [{ productId: tea, quantity: 1 }] })
  const body = { ...address, address1: 'Packstation 123', address2: '12345678' }
  await baskets.updateShippingAddressForShipment({ parameters: me, body })
  const refused = baskets.updateShippingMethodForShipment({ parameters: me, body: { id: PICK_UP } })
  expect(await readRefusal(refused)).toMatchObject({ status: 400 })
})

it('knows nothing of a basket that is another shopper’s', async () => {
  const [own, stranger] = [await openShopper(), await openShopper()]
  const refused = own.baskets.updateShippingMethodForShipment({
    parameters: stranger.me,
    body: { id: PICK_UP }
  })
  expect(await readRefusal(refused)).toMatchObject({ status: 404 })
})
