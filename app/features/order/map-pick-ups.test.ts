import type { PlatformOrder } from '../../platform/scapi/shopper-orders'
import { findOrderParcel, mapPickUps } from './map-pick-ups'

const order = (...shipments: object[]) =>
  ({
    orderNo: 'J1',
    shipments,
    productItems: [
      { itemId: '1', shipmentId: 'me' },
      { itemId: '2', shipmentId: 'pickup' }
    ]
  }) as PlatformOrder
const parcel = { shipmentId: 'me' }
const pickUp = { shipmentId: 'pickup', c_fromStoreId: 'hamburg' }

it('maps number, state, person and lines of what is collected', () => {
  const shipment = { ...pickUp, c_pickUpNumber: '123456', c_pickUpStatus: 'ready', c_pickUpPerson: 'Jo' }
  expect(mapPickUps(order(parcel, shipment))).toEqual([
    { storeId: 'hamburg', number: '123456', state: 'ready', person: 'Jo', itemIds: ['2'] }
  ])
})

it('says the order’s number where an instance gives none, and no state that it does not know', () => {
  expect(mapPickUps(order(parcel, { ...pickUp, c_pickUpStatus: 'lost' }))).toMatchObject([
    { number: 'J1', state: undefined }
  ])
})

it('leaves out a pick-up without lines', () => {
  expect(mapPickUps(order({ ...pickUp, shipmentId: 'other' }))).toEqual([])
})

it.each([
  ['the parcel beside a pick-up', [pickUp, parcel], parcel],
  ['no parcel where the only one is empty', [{ shipmentId: 'empty' }, pickUp], undefined],
  ['the first shipment of an order without pick-up', [{ shipmentId: 'old' }], { shipmentId: 'old' }]
])('finds %s', (_what, shipments, found) => {
  expect(findOrderParcel(order(...shipments))).toEqual(found)
})
