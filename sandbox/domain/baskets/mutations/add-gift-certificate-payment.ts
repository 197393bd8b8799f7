import type { Cents } from '../../money'
import { refuseGiftCertificate } from '../../gift-certificates/gift-certificate-error'
import { requirePaymentAmount } from '../../payment/payment-rules'
import type { Basket, CustomAttributes, PaymentInstrument } from '../basket'
import { invalidField } from '../../checkout-error'
import type { Mutation, MutationContext } from './mutation'
import { computeGiftPayable, computeMoneyDue } from '../pricing/open-amount'
import { priceBasket } from '../pricing/price-basket'
import { normalizeBasket, settleFailedCards } from '../normalize-basket'

interface GiftCertificatePayment {
  giftCertificateCode: string | undefined
  /** The most to be taken from it; absent = whatever is needed. */
  amount?: Cents
  custom: CustomAttributes
}

/** Money pays what gift certificates leave: an instrument that would pay too much is lowered, or goes. */
function lowerMoneyPayments(basket: Basket, context: MutationContext): Basket {
  const due = computeMoneyDue(priceBasket(basket, context)) ?? Infinity
  const paymentInstruments = basket.paymentInstruments.flatMap(instrument => {
    if (instrument.giftCertificate || instrument.amount <= due) return [instrument]
    return due > 0 ? [{ ...instrument, amount: due }] : []
  })
  return { ...basket, paymentInstruments }
}

/**
 * Pays with a gift certificate, as far as its balance goes and as there is something to pay. Several of
 * them may be used, each once. Throws a 400 error for a code that cannot be redeemed.
 */
export const addGiftCertificatePayment =
  ({ giftCertificateCode, amount, custom }: GiftCertificatePayment): Mutation =>
  (stored, context) => {
    const basket = settleFailedCards(stored, context)
    if (!giftCertificateCode) throw invalidField('giftCertificateCode', 'a code is required')
    const { siteId, currency } = basket
    const certificate = context.giftCertificates.requireRedeemable(siteId, giftCertificateCode, currency)
    const { internalCode, maskedCode } = certificate
    const used = basket.paymentInstruments.filter(instrument => instrument.giftCertificate)
    if (used.some(instrument => instrument.giftCertificate?.internalCode === internalCode)) {
      throw refuseGiftCertificate('GIFTCERTIFICATE_ALREADY_IN_BASKET', maskedCode)
    }
    const covered = used.reduce((total, instrument) => total + instrument.amount, 0)
    if (computeGiftPayable(priceBasket(basket, context)) <= covered) {
      throw refuseGiftCertificate('GIFTCERTIFICATE_NOT_APPLICABLE', maskedCode)
    }
    const instrument: PaymentInstrument = {
      paymentInstrumentId: context.ids.next('instrument'),
      paymentMethodId: 'GIFT_CERTIFICATE',
      amount: 0,
      giftCertificate: {
        internalCode,
        maskedCode,
        ...(amount !== undefined && { upTo: requirePaymentAmount(amount) })
      },
      custom
    }
    const paymentInstruments = [...basket.paymentInstruments, instrument]
    return lowerMoneyPayments(normalizeBasket({ ...basket, paymentInstruments }, context), context)
  }
