import { findMissingField } from '../shipping/shipping-address'
import type { Address } from './basket'
import { computeOpenAmount } from './pricing/open-amount'
import { listDelivered } from './pricing/price-basket'
import type { PricedBasket } from './pricing/priced-basket'

type FlashType =
  | 'ShippingAddressRequired'
  | 'ShippingMethodRequired'
  | 'ShippingItemAdjustedPriceNotSet'
  | 'BillingAddressRequired'
  | 'PaymentMethodRequired'
  | 'OrderTotalNotSet'

/** Something that keeps the basket from becoming an order. `path` is where the value is missing. */
interface Flash {
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

/** A missing or incomplete address; for an incomplete one `path` names the field. */
function checkAddress(
  which: 'shipping' | 'billing',
  address: Address | undefined,
  path: string
): Flash | undefined {
  const type = which === 'shipping' ? 'ShippingAddressRequired' : 'BillingAddressRequired'
  if (!address) return { type, message: `No ${which} address was specified.`, path }
  const field = findMissingField(address)
  return field && { type, message: `The ${which} address has no ${field}.`, path: `${path}.${field}` }
}

/** Delivery by e-mail needs an address for the record only: any part of one is enough. */
function checkShippingAddress(basket: PricedBasket): Flash | undefined {
  const delivered = listDelivered(basket)
  for (const { shipmentId, shippingAddress, situation } of delivered) {
    const index = basket.shipments.findIndex(shipment => shipment.shipmentId === shipmentId)
    const path = `$.shipments[${index}].shippingAddress`
    const isMail = situation.containsVirtualGiftCard && shippingAddress !== undefined
    const flash = isMail ? undefined : checkAddress('shipping', shippingAddress, path)
    if (flash) return flash
  }
  return undefined
}

/** Obstacles to an order, in the order of order placement's refusals. Texts are the platform's (requirement 6.6). */
export function listFlashes(basket: PricedBasket): Flash[] {
  const unpriced = listDelivered(basket).find(shipment => !shipment.shipping)
  const index = basket.shipments.findIndex(({ shipmentId }) => shipmentId === unpriced?.shipmentId)
  const flashes: (Flash | false | undefined)[] = [
    checkShippingAddress(basket),
    unpriced && {
      type: 'ShippingMethodRequired',
      message: 'No shipping method ID was specified.',
      path: `$.shipments[${index}].shippingMethod`
    },
    unpriced && {
      type: 'ShippingItemAdjustedPriceNotSet',
      message: `Price missing for shipping item 'shipping-${unpriced.shipmentId}'.`,
      path: `$.shippingItems[${index}].adjustedPrice`
    },
    checkAddress('billing', basket.billingAddress, '$.billingAddress'),
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
  return flashes.filter(flash => flash !== false && flash !== undefined)
}
