import type { Cents } from '../../money'
import type { PaymentInstrument } from '../basket'
import type { PricedBasket } from './priced-basket'

const sumAmounts = (instruments: PaymentInstrument[]): Cents =>
  instruments.reduce((total, instrument) => total + instrument.amount, 0)

/** What the basket comes to: its total or, before that is known, its items and known shipping. */
function computeDue({ totals }: PricedBasket): Cents {
  const { products, orderDiscount, giftCertificates, shipping = 0 } = totals
  return totals.order ?? products - orderDiscount + giftCertificates + shipping
}

/** What is still to be paid, in cents: total minus payment instruments (requirement 3.4.2), negative when they exceed it. */
export const computeOpenAmount = (basket: PricedBasket): Cents =>
  computeDue(basket) - sumAmounts(basket.paymentInstruments)

/** What is left to money once gift certificates have paid; undefined until the total is known. */
export const computeMoneyDue = ({ totals, paymentInstruments }: PricedBasket): Cents | undefined =>
  totals.order === undefined
    ? undefined
    : totals.order - sumAmounts(paymentInstruments.filter(instrument => instrument.giftCertificate))

/** What gift certificates may pay: everything but gift cards and gift certificates, which are bought with money. */
export function computeGiftPayable(basket: PricedBasket): Cents {
  const giftCards = basket.lines
    .filter(line => line.product?.isGiftCard)
    .reduce((total, line) => total + line.afterOrderDiscount.gross, 0)
  return computeDue(basket) - giftCards - basket.totals.giftCertificates
}
