import { DEFAULT_SHIPMENT_ID } from '../basket'
import { CheckoutError } from '../../checkout-error'
import { requireShipment } from './find-parts'
import type { Mutation } from './mutation'

/** Removes a shipment with its lines. The default shipment stays: removing it is a 400 error. */
export const removeShipment =
  (shipmentId: string): Mutation =>
  basket => {
    requireShipment(basket, shipmentId)
    if (shipmentId === DEFAULT_SHIPMENT_ID) {
      throw new CheckoutError(
        'invalid',
        'invalid-shipment',
        'Invalid Shipment',
        'The default shipment cannot be removed.'
      )
    }
    return {
      ...basket,
      shipments: basket.shipments.filter(each => each.shipmentId !== shipmentId),
      lines: basket.lines.filter(each => each.shipmentId !== shipmentId)
    }
  }
