import { computeOpenAmount } from './open-amount'
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

/** Gift certificates alone are enough when they leave nothing to pay. */
function isPaymentChosen(basket: PricedBasket): boolean {
  const { paymentInstruments, totals } = basket
  const isGiftOnly = paymentInstruments.every(instrument => instrument.giftCertificate)
  if (!isGiftOnly) return true
  return paymentInstruments.length > 0 && totals.order !== undefined && computeOpenAmount(basket) <= 0
}

/**
 * What is missing before the basket can be ordered, in the order in which order placement
 * refuses it. Texts are the platform's (spec 3 §8).
 */
export function listFlashes(basket: PricedBasket): Flash[] {
  const delivered = listDelivered(basket)
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
    !isPaymentChosen(basket) && {
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
