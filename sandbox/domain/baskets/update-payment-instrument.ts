import { requirePaymentAmount, requirePaymentMethod } from '../payment/payment-rules'
import type { PaymentInput } from './add-payment-instrument'
import type { Mutation } from './mutation'
import { priceBasket } from './price-basket'
import { requirePaymentInstrument } from './remove-payment-instrument'

/** Changes what is named of a payment instrument. */
export const updatePaymentInstrument =
  (paymentInstrumentId: string, change: Partial<PaymentInput>): Mutation =>
  (basket, { site, catalogue }) => {
    const instrument = requirePaymentInstrument(basket, paymentInstrumentId)
    const { paymentMethodId = instrument.paymentMethodId, amount = instrument.amount } = change
    requirePaymentMethod(paymentMethodId, priceBasket(basket, site, catalogue).totals.order)
    const changed = {
      ...instrument,
      paymentMethodId,
      amount: requirePaymentAmount(amount),
      paymentCard: change.paymentCard ?? instrument.paymentCard,
      custom: { ...instrument.custom, ...change.custom }
    }
    return {
      ...basket,
      paymentInstruments: basket.paymentInstruments.map(each => (each === instrument ? changed : each))
    }
  }
