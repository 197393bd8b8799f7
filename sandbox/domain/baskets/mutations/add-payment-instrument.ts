import type { Cents } from '../../money'
import { GIFT_CERTIFICATE } from '../../payment/payment-methods'
import { requirePaymentAmount, requirePaymentMethod } from '../../payment/payment-rules'
import { addGiftCertificatePayment } from './add-gift-certificate-payment'
import type { Basket, CustomAttributes, PaymentInstrument } from '../basket'
import { CheckoutError } from '../../checkout-error'
import type { Mutation, MutationContext } from './mutation'
import { computeOpenAmount } from '../pricing/open-amount'
import { findPaymentSituation } from '../pricing/payment-situation'
import { settleFailedCards } from '../normalize-basket'
import { priceBasket } from '../pricing/price-basket'

export interface PaymentInput {
  /** Absent = that of the saved instrument. */
  paymentMethodId?: string
  /** A saved instrument: method, card or account and `c_` attributes are copied from it. */
  customerPaymentInstrumentId?: string
  /** Defaults to the open amount. */
  amount?: Cents
  paymentCard?: PaymentInstrument['paymentCard']
  paymentBankAccount?: PaymentInstrument['paymentBankAccount']
  /** With GIFT_CERTIFICATE: the code as the shopper has it. */
  giftCertificateCode?: string
  custom: CustomAttributes
}

/** The saved instrument as an input; members of the request override it. 400 error when it is not the customer's. */
function applySavedInstrument(
  input: PaymentInput,
  basket: Basket,
  { customers }: MutationContext
): PaymentInput {
  const { customerPaymentInstrumentId: id } = input
  if (id === undefined) return input
  const saved = customers.findSavedPayment(basket.siteId, basket.customerId, id)
  if (!saved || (input.paymentMethodId ?? saved.paymentMethodId) !== saved.paymentMethodId) {
    throw new CheckoutError(
      'invalid',
      'invalid-customer-payment-instrument',
      'Invalid Customer Payment Instrument',
      `The customer has no saved payment instrument '${id}' of this payment method.`,
      { customerPaymentInstrumentId: id }
    )
  }
  const { paymentMethodId, paymentCard, paymentBankAccount, ...rest } = saved
  const custom = Object.fromEntries(Object.entries(rest).filter(([name]) => name.startsWith('c_')))
  return {
    ...input,
    paymentMethodId,
    paymentCard: input.paymentCard ?? paymentCard,
    paymentBankAccount: input.paymentBankAccount ?? paymentBankAccount,
    custom: { ...(custom as CustomAttributes), ...input.custom }
  }
}

/**
 * Adds the way to pay what gift certificates leave, or one of those. 400 error for an unknown method, an
 * impossible amount, a second instrument that pays with money, or a code that cannot be redeemed.
 */
export const addPaymentInstrument =
  (input: PaymentInput): Mutation =>
  (stored, context) => {
    const basket = settleFailedCards(stored, context)
    const taken = applySavedInstrument(input, basket, context)
    const { paymentMethodId = '', amount, giftCertificateCode, custom } = taken
    const { paymentCard, paymentBankAccount, customerPaymentInstrumentId } = taken
    if (paymentMethodId === GIFT_CERTIFICATE) {
      return addGiftCertificatePayment({ giftCertificateCode, amount, custom })(basket, context)
    }
    const priced = priceBasket(basket, context)
    requirePaymentMethod(paymentMethodId, findPaymentSituation(priced))
    if (basket.paymentInstruments.some(instrument => !instrument.giftCertificate)) {
      throw new CheckoutError(
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
      paymentBankAccount,
      customerPaymentInstrumentId,
      custom
    }
    return { ...basket, paymentInstruments: [...basket.paymentInstruments, instrument] }
  }
