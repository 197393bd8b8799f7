import type { Cents } from '../../contracts'
import type { PricedBasket } from './priced-basket'

/**
 * What is still to be paid, in cents: total minus payment instruments (spec 3 §4), negative when
 * they exceed it. Before the total is known, goods and known shipping stand in for it.
 */
export function computeOpenAmount({ totals, paymentInstruments }: PricedBasket): Cents {
  const due = totals.order ?? totals.products + (totals.shipping ?? 0)
  return paymentInstruments.reduce((open, instrument) => open - instrument.amount, due)
}
