import type { AddressInput } from '../../shipping/shipping-address'
import type { CustomAttributes } from '../basket'
import { replaceShipment, requireShipment } from './find-parts'
import type { Mutation } from './mutation'
import { setShippingAddress } from './set-shipping-address'
import { setShippingMethod } from './set-shipping-method'

export interface ShipmentChange {
  shippingAddress?: AddressInput
  shippingMethodId?: string
  gift?: boolean
  giftMessage?: string
  custom: CustomAttributes
}

/** Changes what is named of a shipment; the address comes first, as the method's cost depends on it. */
export const updateShipment =
  (shipmentId: string, change: ShipmentChange): Mutation =>
  (basket, context) => {
    const shipment = requireShipment(basket, shipmentId)
    const { gift = shipment.gift, giftMessage = shipment.giftMessage } = change
    let changed = replaceShipment(basket, {
      ...shipment,
      gift,
      giftMessage,
      custom: { ...shipment.custom, ...change.custom }
    })
    if (change.shippingAddress)
      changed = setShippingAddress(shipmentId, change.shippingAddress)(changed, context)
    if (change.shippingMethodId)
      changed = setShippingMethod(shipmentId, change.shippingMethodId)(changed, context)
    return changed
  }
