import { checkPackstation, refusePackstation } from '../../shipping/packstation'
import { readAddress, type AddressInput } from '../../shipping/shipping-address'
import { replaceShipment, requireShipment } from './find-parts'
import type { Mutation } from './mutation'

/** Sets where a shipment goes, on request the billing address with it. */
export const setShippingAddress =
  (shipmentId: string, input: AddressInput, { useAsBilling = false } = {}): Mutation =>
  basket => {
    const shipment = requireShipment(basket, shipmentId)
    const shippingAddress = readAddress(input)
    checkPackstation(shippingAddress)
    if (useAsBilling) refusePackstation(shippingAddress)
    const addressed = replaceShipment(basket, { ...shipment, shippingAddress })
    return useAsBilling ? { ...addressed, billingAddress: shippingAddress } : addressed
  }
