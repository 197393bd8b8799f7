import type { PostalAddress } from '../../person-fields/postal-address'
import type { PlatformOrder } from '../../platform/scapi/shopper-orders'
import { optionalText } from '../../platform/optional-text'
import type { OrderDelivery } from './order'
import { mapParcels, type OrderParcel } from './order-documents'
import type { ItemStatus } from './order-status'

type PlatformShipment = NonNullable<PlatformOrder['shipments']>[number]

export const isOfDelivery = (parcel: OrderParcel, shipmentId: string): boolean =>
  parcel.shipmentId === shipmentId

/** Parcels of an order: those that the merchant lists (`c_shipping`), and tracking numbers of shipments that are not listed. */
export function listParcels({ c_shipping, shipments = [] }: PlatformOrder): OrderParcel[] {
  const listed = mapParcels(c_shipping)
  const isListed = ({ shipmentId = '', trackingNumber }: PlatformShipment) =>
    listed.some(parcel => isOfDelivery(parcel, shipmentId) || parcel.trackingNumber === trackingNumber)
  const others = shipments.filter(shipment => optionalText(shipment.trackingNumber) && !isListed(shipment))
  return [...listed, ...others.map(({ shipmentId, trackingNumber }) => ({ shipmentId, trackingNumber }))]
}

/** The deliveries of an order; empty where there is one without a message, which needs no list. */
export function mapDeliveries(order: PlatformOrder): OrderDelivery[] {
  const { shipments = [], productItems = [] } = order
  const parcels = listParcels(order)
  const isCancelled = order.c_overallStatus === 'CANCELLED'
  const deliveries = shipments
    .filter(({ shippingMethod }) => shippingMethod?.c_storePickupEnabled !== true)
    .map(shipment => {
      const { shipmentId = '', shippingAddress, shippingMethod, giftMessage } = shipment
      const own = parcels.filter(parcel => isOfDelivery(parcel, shipmentId))
      return {
        id: shipmentId,
        address: mapAddress(shippingAddress),
        method: shippingMethod?.name ?? shippingMethod?.id,
        giftMessage: optionalText(giftMessage),
        lineIds: productItems
          .filter(item => item.shipmentId === shipmentId)
          .map(({ itemId, productId }) => itemId ?? productId ?? ''),
        status: isCancelled ? undefined : findStatus(shipment, own),
        parcels: own
      }
    })
    .filter(({ lineIds }) => lineIds.length > 0)
  return deliveries.length > 1 || deliveries.some(({ giftMessage }) => giftMessage) ? deliveries : []
}

/** Shipments know two states; that it has arrived says its parcel. */
function findStatus({ shippingStatus }: PlatformShipment, parcels: OrderParcel[]): ItemStatus | undefined {
  if (parcels.length > 0) return parcels.every(({ deliveredDate }) => deliveredDate) ? 'delivered' : 'shipped'
  return shippingStatus === 'shipped' || shippingStatus === 'not_shipped' ? shippingStatus : undefined
}

export function mapAddress(address: Partial<PostalAddress> | undefined): PostalAddress | undefined {
  if (!address?.lastName) return undefined
  const { firstName = '', lastName, address1 = '', postalCode = '', city = '', countryCode = '' } = address
  const { companyName, address2, stateCode, phone, c_vatId } = address
  return {
    ...{ firstName, lastName, companyName, address1, address2, postalCode, city, stateCode, countryCode },
    ...{ phone, c_vatId }
  }
}
