import { requirePaymentAmount, requirePaymentMethod } from '../../payment/payment-rules'
import type { PaymentInput } from './add-payment-instrument'
import type { PaymentInstrument } from '../basket'
import type { Mutation } from './mutation'
import { findPaymentSituation } from '../pricing/payment-situation'
import { priceBasket } from '../pricing/price-basket'
import { requirePaymentInstrument } from './remove-payment-instrument'

type PaymentChange = Partial<PaymentInput>

/** Of a gift certificate only the most that it is to pay can be changed; for another one, it is exchanged. */
function changeGiftPayment(instrument: PaymentInstrument, { amount }: PaymentChange): PaymentInstrument {
  const { giftCertificate } = instrument
  if (!giftCertificate || amount === undefined) return instrument
  return { ...instrument, giftCertificate: { ...giftCertificate, upTo: requirePaymentAmount(amount) } }
}

/** Changes what is named of a payment instrument. */
export const updatePaymentInstrument =
  (paymentInstrumentId: string, change: PaymentChange): Mutation =>
  (basket, context) => {
    const instrument = requirePaymentInstrument(basket, paymentInstrumentId)
    const { paymentMethodId = instrument.paymentMethodId, amount = instrument.amount } = change
    const isGift = instrument.giftCertificate !== undefined && paymentMethodId === instrument.paymentMethodId
    if (!isGift) requirePaymentMethod(paymentMethodId, findPaymentSituation(priceBasket(basket, context)))
    const kept = isGift
      ? changeGiftPayment(instrument, change)
      : { ...instrument, paymentMethodId, amount: requirePaymentAmount(amount), giftCertificate: undefined }
    const changed = {
      ...kept,
      paymentCard: change.paymentCard ?? instrument.paymentCard,
      paymentBankAccount: change.paymentBankAccount ?? instrument.paymentBankAccount,
      custom: { ...instrument.custom, ...change.custom }
    }
    return {
      ...basket,
      paymentInstruments: basket.paymentInstruments.map(each => (each === instrument ? changed : each))
    }
  }
