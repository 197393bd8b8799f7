import type { Cents } from '../../money'
import type { PaymentInstrument } from '../basket'
import { listApplicableMethods } from '../../shipping/shipping-methods'
import { hasItems, listDelivered } from './price-basket'
import type { PricedBasket } from './priced-basket'

const sumAmounts = (instruments: PaymentInstrument[]): Cents =>
  instruments.reduce((total, instrument) => total + instrument.amount, 0)

/** The basket's total or, before it is known, its items and known shipping. */
function computeDue({ totals }: PricedBasket, shipping = totals.shipping ?? 0): Cents {
  const { products, orderDiscount, giftCertificates } = totals
  return totals.order ?? products - orderDiscount + giftCertificates + shipping
}

/** Shipping costs, by the default methods until others are chosen. */
function estimateShipping(basket: PricedBasket): Cents {
  if (!hasItems(basket)) return 0
  const costs = listDelivered(basket).map(
    ({ shipping, situation }) => shipping?.gross ?? listApplicableMethods(situation)[0]?.price ?? 0
  )
  return basket.totals.shipping ?? costs.reduce((total, cost) => total + cost, 0)
}

/** The open amount, in cents: total minus payment instruments (requirement 6.6), negative when they exceed it. */
export const computeOpenAmount = (basket: PricedBasket): Cents =>
  computeDue(basket) - sumAmounts(basket.paymentInstruments)

/** The open amount after gift certificates; undefined until the total is known. */
export const computeMoneyDue = ({ totals, paymentInstruments }: PricedBasket): Cents | undefined =>
  totals.order === undefined
    ? undefined
    : totals.order - sumAmounts(paymentInstruments.filter(instrument => instrument.giftCertificate))

/**
 * The amount that gift certificates may pay: everything but gift cards and gift certificates, which are
 * bought with money. Delivery is included before its method is chosen: the cart shows what the default one
 * costs.
 */
export function computeGiftPayable(basket: PricedBasket): Cents {
  const giftCards = basket.lines
    .filter(line => line.product?.isGiftCard)
    .reduce((total, line) => total + line.afterOrderDiscount.gross, 0)
  return computeDue(basket, estimateShipping(basket)) - giftCards - basket.totals.giftCertificates
}

/** The amount left to pay after gift certificates, with the default delivery until one is chosen. */
export const estimateMoneyDue = (basket: PricedBasket): Cents =>
  computeDue(basket, estimateShipping(basket)) -
  sumAmounts(basket.paymentInstruments.filter(instrument => instrument.giftCertificate))
