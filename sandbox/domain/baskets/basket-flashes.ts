import { listDelivered } from './price-basket'
import type { PricedBasket } from './priced-basket'

export type FlashType =
  | 'ShippingAddressRequired'
  | 'ShippingMethodRequired'
  | 'BillingAddressRequired'
  | 'PaymentMethodRequired'
  | 'OrderTotalNotSet'

/** Something that keeps the basket from becoming an order. `path` is where the value is missing. */
export interface Flash {
  type: FlashType
  message: string
  path: string
}

/**
 * What is missing before the basket can be ordered, in the order in which order placement
 * refuses it. Texts are the platform's (spec 3 §8).
 */
export function listFlashes(basket: PricedBasket): Flash[] {
  const delivered = listDelivered(basket.shipments, basket.lines)
  const flashes: (Flash | false)[] = [
    delivered.some(shipment => !shipment.shippingAddress) && {
      type: 'ShippingAddressRequired',
      message: 'No shipping address was specified.',
      path: '$.shipments[0].shippingAddress'
    },
    delivered.some(shipment => !shipment.shipping) && {
      type: 'ShippingMethodRequired',
      message: 'No shipping method ID was specified.',
      path: '$.shipments[0].shippingMethod'
    },
    !basket.billingAddress && {
      type: 'BillingAddressRequired',
      message: 'No billing address was specified.',
      path: '$.billingAddress'
    },
    basket.paymentInstruments.length === 0 && {
      type: 'PaymentMethodRequired',
      message: 'No payment method ID was specified.',
      path: '$.paymentInstruments[0].paymentMethodId'
    },
    basket.totals.order === undefined && {
      type: 'OrderTotalNotSet',
      message: 'Order total missing, calculation failed.',
      path: '$.orderTotal'
    }
  ]
  return flashes.filter(flash => flash !== false)
}
