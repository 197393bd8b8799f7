import { refuseDoubtedAddress } from '../../shipping/doubted-address'
import { checkPackstation, refusePackstation } from '../../shipping/packstation'
import { readAddress, type AddressInput } from '../../shipping/shipping-address'
import { replaceShipment, requireShipment } from './find-parts'
import type { Mutation } from './mutation'

/** Sets where a shipment goes, on request the billing address with it, and verified by the merchant's hook. */
export const setShippingAddress =
  (shipmentId: string, input: AddressInput, { useAsBilling = false, isVerified = false } = {}): Mutation =>
  basket => {
    const shipment = requireShipment(basket, shipmentId)
    const typed = readAddress(input)
    checkPackstation(typed)
    if (isVerified) refuseDoubtedAddress(typed)
    const { c_useAsTyped: _answer, ...custom } = typed.custom
    const shippingAddress = { ...typed, custom }
    if (useAsBilling) refusePackstation(shippingAddress)
    const addressed = replaceShipment(basket, { ...shipment, shippingAddress })
    return useAsBilling ? { ...addressed, billingAddress: shippingAddress } : addressed
  }
