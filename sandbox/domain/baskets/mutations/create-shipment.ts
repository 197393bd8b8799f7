import { buildShipment } from '../basket'
import { CheckoutError } from '../../checkout-error'
import type { Mutation } from './mutation'
import { updateShipment, type ShipmentChange } from './update-shipment'

const MAX_SHIPMENTS = 50

/** Adds a shipment, under a new id by default; 400 error for an id in use. */
export const createShipment =
  (shipmentId: string | undefined, input: ShipmentChange): Mutation =>
  (basket, context) => {
    const id = shipmentId ?? context.ids.next('shipment')
    if (basket.shipments.some(each => each.shipmentId === id) || basket.shipments.length >= MAX_SHIPMENTS) {
      throw new CheckoutError(
        'invalid',
        'invalid-shipment',
        'Invalid Shipment',
        `A shipment '${id}' cannot be added: the id is taken or there are ${MAX_SHIPMENTS} shipments.`,
        { shipmentId: id }
      )
    }
    const extended = { ...basket, shipments: [...basket.shipments, buildShipment(id)] }
    return updateShipment(id, input)(extended, context)
  }
