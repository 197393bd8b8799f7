import { listApplicableMethods } from '../../shipping/shipping-methods'
import { CheckoutError } from '../../checkout-error'
import { replaceShipment, requireShipment } from './find-parts'
import type { Mutation } from './mutation'
import { priceBasket } from '../pricing/price-basket'

/** Chooses how a shipment travels; throws a 400 error for a method that is unknown or does not suit the goods. */
export const setShippingMethod =
  (shipmentId: string, methodId: string): Mutation =>
  (basket, context) => {
    const shipment = requireShipment(basket, shipmentId)
    const priced = priceBasket(basket, context).shipments.find(each => each.shipmentId === shipmentId)
    const methods = priced ? listApplicableMethods(priced.situation) : []
    if (methods.some(method => method.id === methodId)) {
      return replaceShipment(basket, { ...shipment, shippingMethodId: methodId })
    }
    throw new CheckoutError(
      'invalid',
      'invalid-shipping-method',
      'Invalid Shipping Method',
      `The shipping method '${methodId}' is not applicable to shipment '${shipmentId}'.`,
      { shippingMethodId: methodId, shipmentId }
    )
  }
