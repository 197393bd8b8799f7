import type { Cents } from '../money'
import type { Basket, PaymentInstrument } from './basket'
import { addAutomaticBonus, dropLostBonus, moveAutomaticBonus } from './pricing/bonus-choices'
import type { MutationContext } from './mutations/mutation'
import { computeGiftPayable } from './pricing/open-amount'
import { priceBasket } from './pricing/price-basket'
import type { PricedBasket } from './pricing/priced-basket'

/**
 * Gift certificates pay what they can of a basket as it is now: no more than their balance, than the
 * shopper has named, and than the ones before have left to pay.
 */
function computeGiftPayments(
  instruments: PaymentInstrument[],
  payable: Cents,
  { siteId, currency }: Basket,
  { giftCertificates }: MutationContext
): PaymentInstrument[] {
  let left = Math.max(0, payable)
  return instruments.flatMap(instrument => {
    const { giftCertificate } = instrument
    if (!giftCertificate) return [instrument]
    const { internalCode, upTo = Infinity } = giftCertificate
    const spendable = giftCertificates.getSpendable(siteId, internalCode, currency)
    if (spendable === 0) return []
    const amount = Math.min(spendable, upTo, left)
    left -= amount
    return [{ ...instrument, amount }]
  })
}

/**
 * Consequences of every change of a basket: bonus products without their offer are removed, automatic ones are added
 * and travel with the goods, and gift certificates pay as much of the new total as they can. Payment by money stays as
 * the shopper set it.
 */
export function normalizeBasket(basket: Basket, context: MutationContext): Basket {
  const isPlain =
    basket.couponItems.length === 0 &&
    basket.lines.every(line => line.bonusDiscountLineItemId === undefined) &&
    basket.paymentInstruments.every(instrument => instrument.giftCertificate === undefined)
  if (isPlain) return basket
  const kept = dropLostBonus(basket, priceBasket(basket, context))
  const complete = addAutomaticBonus(kept, priceBasket(kept, context), context)
  const settled = moveAutomaticBonus(complete, priceBasket(complete, context))
  const payable = computeGiftPayable(priceBasket(settled, context))
  const paymentInstruments = computeGiftPayments(settled.paymentInstruments, payable, settled, context)
  return { ...settled, paymentInstruments }
}

/**
 * The basket after its next change, for a gift certificate that can no longer pay its amount: shown and open
 * amounts follow it, while the instrument can still be removed by its id.
 */
export function settleFailedCards(basket: Basket, context: MutationContext): Basket {
  const { siteId, currency } = basket
  const hasFailed = basket.paymentInstruments.some(
    ({ giftCertificate, amount }) =>
      giftCertificate &&
      context.giftCertificates.getSpendable(siteId, giftCertificate.internalCode, currency) < amount
  )
  return hasFailed ? normalizeBasket(basket, context) : basket
}

/** Marks the codes with a current effect, so that a later loss differs from an offer that was never reached. */
export function rememberApplied(basket: Basket, { couponItems }: PricedBasket): Basket {
  const applied = new Set(couponItems.flatMap(({ code, status }) => (status === 'applied' ? [code] : [])))
  if (basket.couponItems.every(({ code, wasApplied }) => wasApplied || !applied.has(code))) return basket
  return {
    ...basket,
    couponItems: basket.couponItems.map(item =>
      applied.has(item.code) ? { ...item, wasApplied: true } : item
    )
  }
}
