import { DEFAULT_SHIPMENT_ID, type PlatformBasket } from '../../../platform/scapi/shopper-baskets'
import { optionalText } from '../../../platform/optional-text'
import { roundMoney } from '../../../intl/money'
import type { ChosenShippingMethod, Shipment } from './basket'
import { mapAddress } from './map-address'

type PlatformShipment = NonNullable<PlatformBasket['shipments']>[number]

/** The basket's shipments; one with a store is collected there (decision 56). */
export function mapShipments({ shipments = [], productItems = [] }: PlatformBasket): Shipment[] {
  return shipments.map((shipment, index): Shipment => {
    const id = shipment.shipmentId ?? DEFAULT_SHIPMENT_ID
    const storeId = optionalText(shipment.c_fromStoreId)
    const person = optionalText(shipment.c_pickUpPerson)
    const giftMessage = optionalText(shipment.giftMessage)
    return {
      id,
      kind: storeId === undefined ? 'delivery' : 'pickUp',
      ...(storeId !== undefined && { storeId }),
      address: mapAddress(shipment.shippingAddress),
      method: mapMethod(shipment.shippingMethod, storeId !== undefined),
      // An item that names no shipment is in the first one.
      itemIds: productItems
        .filter(({ shipmentId }) => (shipmentId === undefined ? index === 0 : shipmentId === id))
        .flatMap(({ itemId }) => itemId ?? []),
      ...(shipment.shippingTotal !== undefined && { cost: roundMoney(shipment.shippingTotal) }),
      ...(shipment.gift === true && { isGift: true }),
      ...(giftMessage !== undefined && { giftMessage }),
      ...(storeId !== undefined && person !== undefined && { person })
    }
  })
}

/** A parcel collected nowhere has no method of collection: another shop may have left it, it has to be chosen anew. */
const mapMethod = (
  method: PlatformShipment['shippingMethod'],
  isPickUp: boolean
): ChosenShippingMethod | undefined =>
  method && (method.c_storePickupEnabled === true) === isPickUp
    ? {
        id: method.id,
        name: method.name ?? method.id,
        description: method.description,
        isDigital: method.c_digital === true
      }
    : undefined

/** The first parcel with items; without items, the first shipment that is delivered. */
export function findParcel(shipments: Shipment[]): Shipment | undefined {
  const parcels = shipments.filter(({ kind }) => kind === 'delivery')
  return parcels.find(({ itemIds }) => itemIds.length > 0) ?? parcels[0]
}
