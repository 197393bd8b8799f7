import type { PaymentSituation } from '../../payment/payment-methods'
import type { Address } from '../basket'
import { computeMoneyDue } from './open-amount'
import { listDelivered } from './price-basket'
import type { PricedBasket } from './priced-basket'

const FIELDS = ['firstName', 'lastName', 'address1', 'address2', 'postalCode', 'city', 'countryCode'] as const

const isSame = (one: Address, other: Address): boolean =>
  FIELDS.every(field => (one[field] ?? '') === (other[field] ?? ''))

/** The facts of a basket that decide its payment methods. */
export function findPaymentSituation(basket: PricedBasket): PaymentSituation {
  const { billingAddress, lines, giftCertificateItems, custom, currency } = basket
  const hasGoods = lines.some(line => !line.product?.isGiftCard)
  const isGiftCardsOnly = !hasGoods && (lines.length > 0 || giftCertificateItems.length > 0)
  const sent = listDelivered(basket).filter(({ method }) => method?.pickUp !== true)
  const addresses = sent.flatMap(({ shippingAddress }) => shippingAddress ?? [])
  return {
    moneyDue: computeMoneyDue(basket),
    billingCountry: billingAddress?.countryCode,
    isSameAddress:
      sent.length > 0 && (!billingAddress || addresses.every(address => isSame(address, billingAddress))),
    currency,
    isGiftCardsOnly,
    hasAgent: typeof custom.c_agentID === 'string' && custom.c_agentID !== ''
  }
}
