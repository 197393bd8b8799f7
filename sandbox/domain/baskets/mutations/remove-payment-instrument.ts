import type { Basket, PaymentInstrument } from '../basket'
import { CheckoutError } from '../../checkout-error'
import type { Mutation } from './mutation'

/** The payment instrument of an id; throws a 404 error when the basket has none. */
export function requirePaymentInstrument(basket: Basket, paymentInstrumentId: string): PaymentInstrument {
  const instrument = basket.paymentInstruments.find(each => each.paymentInstrumentId === paymentInstrumentId)
  if (instrument) return instrument
  throw new CheckoutError(
    'not-found',
    'payment-instrument-not-found',
    'Payment Instrument Not Found',
    `The basket has no payment instrument '${paymentInstrumentId}'.`,
    { paymentInstrumentId }
  )
}

/** Takes a payment instrument off the basket; 404 error when it is not there. */
export const removePaymentInstrument =
  (paymentInstrumentId: string): Mutation =>
  basket => {
    const instrument = requirePaymentInstrument(basket, paymentInstrumentId)
    return { ...basket, paymentInstruments: basket.paymentInstruments.filter(each => each !== instrument) }
  }
