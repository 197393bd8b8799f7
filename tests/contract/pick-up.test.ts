import { address } from '../factories/address'
import { buildCard } from './payment-setup'
import {
  addressOf,
  findUnits,
  INVENTORY,
  other,
  PICK_UP,
  scarce,
  soldOut,
  startPickUpShop,
  tea,
  type PickUpShop
} from './pick-up-setup'
import { readRefusal } from './session-setup'

let shop: PickUpShop['shop']
let openShopper: PickUpShop['openShopper']
let collect: PickUpShop['collect']
let advance: PickUpShop['advance']
beforeAll(async () => {
  ;({ shop, openShopper, collect, advance } = await startPickUpShop())
})
afterEach(() => shop.setClock(0))
afterAll(() => shop.stop())

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
  expect(applicableShippingMethods.at(-1)).toMatchObject({ name: 'Abholung in der Filiale', price: 0 })
})

it('takes an order that a store hands over', async () => {
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

it('hands a free product of a code over where the goods are, and sends it where they are sent', async () => {
  const { baskets, inBasket, store } = await openShopper()
  const collect = (shipmentId: string, itemId: string, inventoryId?: string) =>
    baskets.updateItemsInBasket({
      parameters: inBasket,
      body: [{ itemId, productId: tea, quantity: 6, shipmentId, inventoryId }]
    })
  const placesOf = ({ productItems = [] }: Awaited<ReturnType<typeof collect>>) =>
    productItems.map(({ productId, shipmentId }) => [productId === tea ? 'tea' : 'gift', shipmentId])
  await baskets.addItemToBasket({ parameters: inBasket, body: [{ productId: tea, quantity: 6 }] })
  const given = await baskets.addCouponToBasket({ parameters: inBasket, body: { code: 'TEEMASS' } })
  expect(placesOf(given)).toEqual([
    ['tea', 'me'],
    ['gift', 'me']
  ])
  await baskets.createShipmentForBasket({
    parameters: inBasket,
    body: { shipmentId: 'pickup', c_fromStoreId: store.id }
  })
  const itemId = given.productItems?.[0]?.itemId ?? ''
  expect(placesOf(await collect('pickup', itemId, store.inventoryId))).toEqual([
    ['tea', 'pickup'],
    ['gift', 'pickup']
  ])
  expect(placesOf(await collect('me', itemId))).toEqual([
    ['tea', 'me'],
    ['gift', 'me']
  ])
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

it('takes a line from the site’s stock again when it moves to another shipment', async () => {
  const { baskets, inBasket, store } = await openShopper()
  await baskets.createShipmentForBasket({ parameters: inBasket, body: { shipmentId: 'pickup' } })
  const { productItems: [line] = [] } = await baskets.addItemToBasket({
    parameters: inBasket,
    body: [{ productId: tea, quantity: 1, shipmentId: 'pickup', inventoryId: store.inventoryId }]
  })
  const parameters = { ...inBasket, itemId: line?.itemId ?? '' }
  const { productItems } = await baskets.updateItemInBasket({ parameters, body: { shipmentId: 'me' } })
  expect(productItems).toMatchObject([{ productId: tea, shipmentId: 'me' }])
  expect(productItems?.[0]).not.toHaveProperty('inventoryId')
})

it('has stock of its own in every store', async () => {
  const { baskets, inBasket, store } = await openShopper()
  const add = (productId: string, quantity: number, inventoryId?: string) =>
    baskets.addItemToBasket({ parameters: inBasket, body: [{ productId, quantity, inventoryId }] })
  expect(await readRefusal(add(soldOut, 1, store.inventoryId))).toMatchObject({
    status: 400,
    body: { arguments: { statusCode: 'OUT_OF_STOCK' } }
  })
  expect(await readRefusal(add(scarce, 4, store.inventoryId))).toMatchObject({
    status: 400,
    body: { arguments: { statusCode: 'NOT_ENOUGH_STOCK' } }
  })
  // The site sends both by parcel, also beside what the store has.
  await add(soldOut, 1)
  await add(scarce, 4)
  const both = await add(scarce, 1, store.inventoryId)
  expect(both.productItems?.map(({ productId, quantity }) => [productId, quantity])).toEqual([
    [soldOut, 1],
    [scarce, 4],
    [scarce, 1]
  ])
})

it('sells the last units of a store once, and has them again after a cancellation', async () => {
  const units = findUnits(scarce)
  const [first, second] = [await openShopper(), await openShopper()]
  await collect(first, scarce, units)
  await collect(second, scarce, 1)
  const order = await first.orders.createOrder({ body: first.inBasket })
  expect(await readRefusal(second.orders.createOrder({ body: second.inBasket }))).toMatchObject({
    status: 400,
    body: {
      type: expect.stringContaining('product-item-not-available'),
      productId: scarce,
      inventoryId: INVENTORY
    }
  })
  expect((await second.baskets.getBasket({ parameters: second.inBasket })).productItems).toMatchObject([
    { productId: scarce, c_orderable: false }
  ])
  await shop.setClock(60_000)
  await advance(order.orderNo ?? '', 'CANCELLED')
  expect((await second.orders.createOrder({ body: second.inBasket })).orderNo).toEqual(expect.any(String))
})

it('does not count towards free delivery of the rest', async () => {
  const { baskets, inBasket, store } = await openShopper()
  const parameters = { ...inBasket, shipmentId: 'pickup' }
  await baskets.addItemToBasket({ parameters: inBasket, body: [{ productId: tea, quantity: 1 }] })
  const before = await baskets.updateShippingMethodForShipment({
    parameters: { ...inBasket, shipmentId: 'me' },
    body: { id: 'standard' }
  })
  await baskets.createShipmentForBasket({ parameters: inBasket, body: { shipmentId: 'pickup' } })
  await baskets.updateShippingMethodForShipment({ parameters, body: { id: PICK_UP } })
  const body = [{ productId: tea, quantity: 5, shipmentId: 'pickup', inventoryId: store.inventoryId }]
  const after = await baskets.addItemToBasket({ parameters: inBasket, body })
  expect(after.shippingTotal).toBe(before.shippingTotal)
  expect(after.c_remainingToFreeShipping).toEqual(before.c_remainingToFreeShipping)
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
