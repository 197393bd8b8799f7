import { inEach, say, type Localized } from '../../texts/localized-text'
import { CheckoutError } from '../checkout-error'

/** Why a gift certificate cannot be used; the platform's status codes, with one for an expired certificate. */
export type GiftCertificateRefusal =
  | 'GIFTCERTIFICATE_NOT_FOUND'
  | 'GIFTCERTIFICATE_DISABLED'
  | 'GIFTCERTIFICATE_EXPIRED'
  | 'GIFTCERTIFICATE_REDEEMED'
  | 'GIFTCERTIFICATE_CURRENCY_MISMATCH'
  | 'GIFTCERTIFICATE_ALREADY_IN_BASKET'
  | 'GIFTCERTIFICATE_NOT_APPLICABLE'
  | 'GIFTCERTIFICATE_BALANCE_EXCEEDED'

/** `{0}` is the typed code; the client fills it in (requirement 6.4). */
export const giftCertificateMessages: Record<GiftCertificateRefusal, Localized> = {
  GIFTCERTIFICATE_NOT_FOUND: {
    de: 'Die Geschenkkarte {0} kennen wir nicht. Bitte prüfen Sie den Code.',
    en: 'We do not know the gift card {0}. Please check the code.',
    it: 'Non conosciamo la carta regalo {0}. Verifichi il codice.',
    fr: 'Nous ne connaissons pas la carte cadeau {0}. Veuillez vérifier le code.'
  },
  GIFTCERTIFICATE_DISABLED: {
    de: 'Die Geschenkkarte {0} ist gesperrt.',
    en: 'The gift card {0} has been disabled.',
    it: 'La carta regalo {0} è bloccata.',
    fr: 'La carte cadeau {0} est bloquée.'
  },
  GIFTCERTIFICATE_EXPIRED: {
    de: 'Die Geschenkkarte {0} ist abgelaufen.',
    en: 'The gift card {0} has expired.',
    it: 'La carta regalo {0} è scaduta.',
    fr: 'La carte cadeau {0} a expiré.'
  },
  GIFTCERTIFICATE_REDEEMED: {
    de: 'Das Guthaben der Geschenkkarte {0} ist aufgebraucht.',
    en: 'There is nothing left on the gift card {0}.',
    it: 'Il saldo della carta regalo {0} è esaurito.',
    fr: 'Le solde de la carte cadeau {0} est épuisé.'
  },
  GIFTCERTIFICATE_CURRENCY_MISMATCH: {
    de: 'Die Geschenkkarte {0} gilt in einer anderen Währung.',
    en: 'The gift card {0} is in another currency.',
    it: 'La carta regalo {0} vale in un’altra valuta.',
    fr: 'La carte cadeau {0} vaut dans une autre devise.'
  },
  GIFTCERTIFICATE_ALREADY_IN_BASKET: {
    de: 'Die Geschenkkarte {0} ist bereits in Ihrem Warenkorb eingelöst.',
    en: 'The gift card {0} is already redeemed in your basket.',
    it: 'La carta regalo {0} è già riscattata nel Suo carrello.',
    fr: 'La carte cadeau {0} est déjà utilisée dans votre panier.'
  },
  GIFTCERTIFICATE_NOT_APPLICABLE: {
    de: 'Für diesen Warenkorb kann keine Geschenkkarte eingelöst werden.',
    en: 'No gift card can be redeemed for this basket.',
    it: 'Per questo carrello non è possibile riscattare carte regalo.',
    fr: 'Aucune carte cadeau ne peut être utilisée pour ce panier.'
  },
  GIFTCERTIFICATE_BALANCE_EXCEEDED: {
    de: 'Das Guthaben der Geschenkkarte {0} reicht nicht mehr aus.',
    en: 'The balance of the gift card {0} is no longer enough.',
    it: 'Il saldo della carta regalo {0} non è più sufficiente.',
    fr: 'Le solde de la carte cadeau {0} ne suffit plus.'
  }
}

const kebab = (refusal: GiftCertificateRefusal): string =>
  refusal.replace('GIFTCERTIFICATE', 'GIFT_CERTIFICATE').toLowerCase().replaceAll('_', '-')

function buildMessage(statusCode: GiftCertificateRefusal, maskedGiftCertificateCode: string) {
  const text = giftCertificateMessages[statusCode]
  const statusMessage = inEach(language => say(text, language).replace('{0}', maskedGiftCertificateCode))
  return { statusCode, statusMessage }
}

/** 400 error for a gift certificate that cannot be used. Codes appear masked only. */
export function refuseGiftCertificate(
  statusCode: GiftCertificateRefusal,
  maskedGiftCertificateCode: string
): CheckoutError {
  return new CheckoutError(
    'invalid',
    kebab(statusCode),
    'Invalid Gift Certificate',
    `The gift certificate '${maskedGiftCertificateCode}' cannot be used: ${statusCode}.`,
    { maskedGiftCertificateCode, statusCode },
    buildMessage(statusCode, maskedGiftCertificateCode)
  )
}

/**
 * 400 error for a redeemed gift certificate that cannot pay its part of an order any more. By its title it is a
 * payment that failed (requirement 7.4); `statusCode` and the masked code tell it from the other payments'.
 */
export function refuseGiftPayment(
  statusCode: GiftCertificateRefusal,
  { maskedCode, paymentInstrumentId }: { maskedCode: string; paymentInstrumentId: string }
): CheckoutError {
  return new CheckoutError(
    'invalid',
    'validation',
    'INVALID_PAYMENT_INSTRUMENTS',
    `The gift certificate '${maskedCode}' cannot pay its part of the order: ${statusCode}.`,
    {
      validationType: 'INVALID_PAYMENT_INSTRUMENTS',
      maskedGiftCertificateCode: maskedCode,
      paymentInstrumentId,
      statusCode
    },
    buildMessage(statusCode, maskedCode)
  )
}
