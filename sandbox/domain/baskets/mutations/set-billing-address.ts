import { refusePackstation } from '../../shipping/packstation'
import { readAddress, type AddressInput } from '../../shipping/shipping-address'
import { DEFAULT_SHIPMENT_ID } from '../basket'
import { replaceShipment, requireShipment } from './find-parts'
import type { Mutation } from './mutation'

/** Sets the billing address, on request the default shipment's address with it. */
export const setBillingAddress =
  (input: AddressInput, { useAsShipping = false } = {}): Mutation =>
  basket => {
    const billingAddress = readAddress(input)
    refusePackstation(billingAddress)
    const billed = { ...basket, billingAddress }
    if (!useAsShipping) return billed
    return replaceShipment(billed, {
      ...requireShipment(basket, DEFAULT_SHIPMENT_ID),
      shippingAddress: billingAddress
    })
  }
