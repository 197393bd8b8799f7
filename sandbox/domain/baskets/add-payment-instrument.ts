import type { Cents } from '../../contracts'
import { GIFT_CERTIFICATE } from '../payment/payment-methods'
import { requirePaymentAmount, requirePaymentMethod } from '../payment/payment-rules'
import { addGiftCertificatePayment } from './add-gift-certificate-payment'
import type { CustomAttributes, PaymentInstrument } from './basket'
import { CheckoutFault } from './checkout-fault'
import type { Mutation } from './mutation'
import { computeMoneyDue, computeOpenAmount } from './open-amount'
import { priceBasket } from './price-basket'

export interface PaymentInput {
  paymentMethodId: string
  /** Defaults to what is still to be paid. */
  amount?: Cents
  paymentCard?: PaymentInstrument['paymentCard']
  /** With GIFT_CERTIFICATE: the code as the shopper has it. */
  giftCertificateCode?: string
  custom: CustomAttributes
}

/**
 * Adds the way to pay what gift certificates leave, or one of those. 400 fault for an unknown method, an
 * impossible amount, a second instrument that pays with money, or a code that cannot be redeemed.
 */
export const addPaymentInstrument =
  ({ paymentMethodId, amount, paymentCard, giftCertificateCode, custom }: PaymentInput): Mutation =>
  (basket, context) => {
    if (paymentMethodId === GIFT_CERTIFICATE) {
      return addGiftCertificatePayment({ giftCertificateCode, amount, custom })(basket, context)
    }
    const priced = priceBasket(basket, context)
    requirePaymentMethod(paymentMethodId, computeMoneyDue(priced))
    if (basket.paymentInstruments.some(instrument => !instrument.giftCertificate)) {
      throw new CheckoutFault(
        'invalid',
        'payment-instrument-already-exists',
        'Payment Instrument Already Exists',
        'The basket already has a payment instrument; remove it first.'
      )
    }
    const instrument: PaymentInstrument = {
      paymentInstrumentId: context.ids.next('instrument'),
      paymentMethodId,
      amount: requirePaymentAmount(amount ?? computeOpenAmount(priced)),
      paymentCard,
      custom
    }
    return { ...basket, paymentInstruments: [...basket.paymentInstruments, instrument] }
  }
