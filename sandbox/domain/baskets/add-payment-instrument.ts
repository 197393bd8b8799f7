import type { Cents } from '../../contracts'
import { requirePaymentAmount, requirePaymentMethod } from '../payment/payment-rules'
import type { CustomAttributes, PaymentInstrument } from './basket'
import { CheckoutFault } from './checkout-fault'
import type { Mutation } from './mutation'
import { computeOpenAmount } from './open-amount'
import { priceBasket } from './price-basket'

export interface PaymentInput {
  paymentMethodId: string
  /** Defaults to what is still to be paid. */
  amount?: Cents
  paymentCard?: PaymentInstrument['paymentCard']
  custom: CustomAttributes
}

/** Adds the way to pay; 400 fault for an unknown method, an impossible amount or a second instrument. */
export const addPaymentInstrument =
  ({ paymentMethodId, amount, paymentCard, custom }: PaymentInput): Mutation =>
  (basket, { site, catalogue, ids }) => {
    const priced = priceBasket(basket, site, catalogue)
    requirePaymentMethod(paymentMethodId, priced.totals.order)
    if (basket.paymentInstruments.length > 0) {
      throw new CheckoutFault(
        'invalid',
        'payment-instrument-already-exists',
        'Payment Instrument Already Exists',
        'The basket already has a payment instrument; remove it first.'
      )
    }
    const instrument: PaymentInstrument = {
      paymentInstrumentId: ids.next('instrument'),
      paymentMethodId,
      amount: requirePaymentAmount(amount ?? computeOpenAmount(priced)),
      paymentCard,
      custom
    }
    return { ...basket, paymentInstruments: [instrument] }
  }
