import type { PlatformOrder } from '../../platform/scapi/shopper-orders'
import { optionalText } from '../../platform/optional-text'
import { mapAddress } from './map-deliveries'
import type { OrderPickUp, PickUpState } from './order'

const STATES: readonly PickUpState[] = ['preparing', 'ready', 'collected', 'cancelled']

/** The shipments of an order that are collected; without a number of its own, the order's is said at the counter. */
export const mapPickUps = ({
  orderNo = '',
  shipments = [],
  productItems = []
}: PlatformOrder): OrderPickUp[] =>
  shipments.flatMap(shipment => {
    const storeId = optionalText(shipment.c_fromStoreId)
    const itemIds = productItems
      .filter(({ shipmentId }) => shipmentId === shipment.shipmentId)
      .flatMap(({ itemId }) => itemId ?? [])
    if (storeId === undefined || itemIds.length === 0) return []
    return [
      {
        storeId,
        address: mapAddress(shipment.shippingAddress),
        number: optionalText(shipment.c_pickUpNumber) ?? orderNo,
        state: STATES.find(each => each === shipment.c_pickUpStatus),
        person: optionalText(shipment.c_pickUpPerson),
        itemIds
      }
    ]
  })

/** The order's main parcel: the first one with items; undefined where all is collected. */
export function findOrderParcel({ shipments = [], productItems = [] }: PlatformOrder) {
  const parcels = shipments.filter(({ c_fromStoreId }) => optionalText(c_fromStoreId) === undefined)
  const isFilled = (id: string | undefined) => productItems.some(({ shipmentId }) => shipmentId === id)
  const filled = parcels.find(({ shipmentId }) => shipmentId !== undefined && isFilled(shipmentId))
  // Beside what is collected an empty parcel is no delivery.
  return filled ?? (parcels.length === shipments.length ? parcels[0] : undefined)
}
