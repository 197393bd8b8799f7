import { buildLine } from '../../../tests/factories/basket'
import { serveBaskets } from '../../../tests/factories/basket-tab'
import { serveSandbox } from '../../../tests/factories/sandbox-platform'
import { shopperBasketsShipments } from '../../platform/scapi/shopper-baskets-shipments'
import { BASKET_KEY } from '../basket/api/basket-key'
import { mergeGuestBasket } from '../basket/api/merge-basket'
import { mapBasket } from '../basket/model/map-basket'
import { collectLines, listMoves, sendLines, setPickUpPerson } from './collect-lines'

/** Plenty of both in Hamburg and Munich, and none of the third in Hamburg. */
const [TEA, OTHER, SOLD_OUT] = ['100000000000000101', '100000000000000202', '100000000000000204'] as const

const sandbox = serveSandbox()
const fill = serveBaskets(sandbox)

it('moves lines into a store and back, with their list', async () => {
  const { access, platform, basketId, itemIds } = await fill(TEA, OTHER)
  const collected = await collectLines(access, 'de-hamburg', itemIds)
  expect(collected.lines.map(({ storeId }) => storeId)).toEqual(['de-hamburg', 'de-hamburg'])
  expect(collected.shipments[1]).toMatchObject({
    kind: 'pickUp',
    storeId: 'de-hamburg',
    method: { id: '005' },
    address: { address1: 'Kontorgang 7' },
    cost: 0
  })
  const { productItems = [] } = await platform.baskets.getBasket({ basketId })
  expect(productItems.map(({ inventoryId }) => inventoryId)).toEqual(Array(2).fill('inventory-de-hamburg'))

  const sent = await sendLines(access, itemIds.slice(0, 1))
  expect(sent.lines.map(({ storeId }) => storeId)).toEqual([undefined, 'de-hamburg'])
})

it('moves all lines to another store in one call, and keeps who may collect', async () => {
  const { access, itemIds } = await fill(TEA, OTHER)
  const { shipments } = await collectLines(access, 'de-hamburg', itemIds)
  await setPickUpPerson(access, shipments[1]!.id, 'Ida Sommer')
  const moved = await collectLines(access, 'de-muenchen', itemIds)
  expect(moved.lines.map(({ storeId }) => storeId)).toEqual(['de-muenchen', 'de-muenchen'])
  expect(moved.shipments.find(({ storeId }) => storeId === 'de-muenchen')?.person).toBe('Ida Sommer')
})

it('moves all lines or none where the store has too little of one', async () => {
  const { access, platform, basketId, itemIds } = await fill(TEA, SOLD_OUT)
  await expect(collectLines(access, 'de-hamburg', itemIds)).rejects.toMatchObject({ status: 400 })
  const { lines } = mapBasket(await platform.baskets.getBasket({ basketId }))
  expect(lines.map(({ storeId }) => storeId)).toEqual([undefined, undefined])
})

it('continues a pick-up that was left half made', async () => {
  const { access, itemIds } = await fill(TEA)
  sandbox.refuse('updateShippingMethodForShipment', 500, { once: true })
  await expect(collectLines(access, 'de-hamburg', itemIds)).rejects.toMatchObject({ status: 500 })
  const { lines } = await collectLines(access, 'de-hamburg', itemIds)
  expect(lines).toMatchObject([{ storeId: 'de-hamburg' }])
})

it('takes the shipment that another tab has made meanwhile', async () => {
  const { access, platform, basketId, itemIds } = await fill(TEA)
  const before = await platform.baskets.getBasket({ basketId })
  await platform
    .family(shopperBasketsShipments)
    .createShipmentForBasket({ basketId }, { shipmentId: 'pickup-de-hamburg' })
  sandbox.respond('getBasket', () => Response.json(before), { once: true })
  const { lines } = await collectLines(access, 'de-hamburg', itemIds)
  expect(lines).toMatchObject([{ storeId: 'de-hamburg' }])
})

it('keeps one pick-up for each store when a guest’s basket joins the account’s', async () => {
  const known = await fill.asCustomer(OTHER)
  await collectLines(known.access, 'de-muenchen', known.itemIds)
  const guest = await fill(TEA)
  const { shipments } = await collectLines(guest.access, 'de-hamburg', guest.itemIds)
  expect(shipments.filter(({ kind }) => kind === 'pickUp')).toHaveLength(1)
  await guest.logIn()
  const merged = await mergeGuestBasket(guest.access, guest.access.client.getQueryData(BASKET_KEY))
  const pickUps = merged!.shipments.filter(({ kind }) => kind === 'pickUp')
  expect(pickUps.map(({ storeId, itemIds, address }) => [storeId, itemIds.length, !!address]).sort()).toEqual(
    [
      ['de-hamburg', 1, true],
      ['de-muenchen', 1, true]
    ]
  )
  expect(merged!.lines.map(({ productId, storeId }) => [productId, storeId]).sort()).toEqual([
    [TEA, 'de-hamburg'],
    [OTHER, 'de-muenchen']
  ])
  const { productItems = [] } = await guest.platform.baskets.getBasket({ basketId: merged!.basketId })
  expect(productItems.map(({ inventoryId }) => inventoryId).sort()).toEqual([
    'inventory-de-hamburg',
    'inventory-de-muenchen'
  ])
  // The same store again is the same pick-up.
  const one = await collectLines(guest.access, 'de-muenchen', [
    merged!.lines.find(({ productId }) => productId === TEA)!.itemId
  ])
  expect(one.shipments.filter(({ kind, itemIds }) => kind === 'pickUp' && itemIds.length > 0)).toHaveLength(1)
})

it('refuses a store that is not known', async () => {
  const { access, itemIds } = await fill(TEA)
  await expect(collectLines(access, 'nowhere', itemIds)).rejects.toThrow('nowhere')
})

it('takes units along into the line that has the product already', () => {
  const there = buildLine({ itemId: '1', shipmentId: 'pickup', quantity: 2 })
  const own = buildLine({ itemId: '2', quantity: 3 })
  const bonus = buildLine({ itemId: '3', bonusChoiceId: 'choice' })
  const target = { shipmentId: 'pickup', inventoryId: 'list' }
  expect(listMoves([there, own, bonus], ['1', '2', '3'], target)).toEqual([
    { itemId: '2', quantity: 0 },
    { itemId: '1', quantity: 5, ...target },
    { itemId: '3', quantity: 1, ...target }
  ])
})
