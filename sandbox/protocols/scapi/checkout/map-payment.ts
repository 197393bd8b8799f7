import type { ShopperBasketsTypes } from 'commerce-sdk-isomorphic'
import type { PaymentInstrument } from '../../../domain/baskets/basket'
import { say, type Language } from '../../../texts/localized-text'
import { addLastDigits } from '../../../domain/payment/mask-number'
import type { PaymentMethod } from '../../../domain/payment/payment-methods'
import { toDecimal } from '../../money'

export function mapPaymentInstrument(
  instrument: PaymentInstrument
): ShopperBasketsTypes.OrderPaymentInstrument {
  const { giftCertificate, custom, ...known } = instrument
  return {
    ...custom,
    ...known,
    paymentCard: known.paymentCard && addLastDigits(known.paymentCard),
    amount: toDecimal(known.amount),
    ...(giftCertificate && {
      maskedGiftCertificateCode: giftCertificate.maskedCode,
      c_giftCertActivationCode: giftCertificate.maskedCode,
      c_giftCertInternalCode: giftCertificate.internalCode
    })
  }
}

/** With the processor and, for cards, what their numbers look like (requirement 7.3). */
export function mapPaymentMethod(
  { id, name, description, processorId, cards }: PaymentMethod,
  language: Language
): ShopperBasketsTypes.PaymentMethod {
  return {
    id,
    name: say(name, language),
    description: say(description, language),
    paymentProcessorId: processorId,
    cards
  }
}
