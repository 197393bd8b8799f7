import type { Localized } from '../localized-text'
import { CheckoutError } from '../checkout-error'

/** Why a gift certificate cannot be used; the platform's status codes, with one for what has expired. */
export type GiftCertificateRefusal =
  | 'GIFTCERTIFICATE_NOT_FOUND'
  | 'GIFTCERTIFICATE_DISABLED'
  | 'GIFTCERTIFICATE_EXPIRED'
  | 'GIFTCERTIFICATE_REDEEMED'
  | 'GIFTCERTIFICATE_CURRENCY_MISMATCH'
  | 'GIFTCERTIFICATE_ALREADY_IN_BASKET'
  | 'GIFTCERTIFICATE_NOT_APPLICABLE'

/** `{0}` stands for the code that the shopper has typed; whoever shows the text fills it in (requirement 2.8). */
export const giftCertificateMessages: Record<GiftCertificateRefusal, Localized> = {
  GIFTCERTIFICATE_NOT_FOUND: {
    de: 'Die Geschenkkarte {0} kennen wir nicht. Bitte prüfen Sie den Code.',
    en: 'We do not know the gift card {0}. Please check the code.'
  },
  GIFTCERTIFICATE_DISABLED: {
    de: 'Die Geschenkkarte {0} ist gesperrt.',
    en: 'The gift card {0} has been disabled.'
  },
  GIFTCERTIFICATE_EXPIRED: {
    de: 'Die Geschenkkarte {0} ist abgelaufen.',
    en: 'The gift card {0} has expired.'
  },
  GIFTCERTIFICATE_REDEEMED: {
    de: 'Das Guthaben der Geschenkkarte {0} ist aufgebraucht.',
    en: 'There is nothing left on the gift card {0}.'
  },
  GIFTCERTIFICATE_CURRENCY_MISMATCH: {
    de: 'Die Geschenkkarte {0} gilt in einer anderen Währung.',
    en: 'The gift card {0} is in another currency.'
  },
  GIFTCERTIFICATE_ALREADY_IN_BASKET: {
    de: 'Die Geschenkkarte {0} ist bereits in Ihrem Warenkorb eingelöst.',
    en: 'The gift card {0} is already redeemed in your cart.'
  },
  GIFTCERTIFICATE_NOT_APPLICABLE: {
    de: 'Für diesen Warenkorb kann keine Geschenkkarte eingelöst werden.',
    en: 'No gift card can be redeemed for this cart.'
  }
}

const kebab = (refusal: GiftCertificateRefusal): string =>
  refusal.replace('GIFTCERTIFICATE', 'GIFT_CERTIFICATE').toLowerCase().replaceAll('_', '-')

/** 400 error for a gift certificate that cannot be used. Codes appear masked only. */
export function refuseGiftCertificate(
  statusCode: GiftCertificateRefusal,
  maskedGiftCertificateCode: string
): CheckoutError {
  const { de, en } = giftCertificateMessages[statusCode]
  const fillIn = (text: string) => text.replace('{0}', maskedGiftCertificateCode)
  return new CheckoutError(
    'invalid',
    kebab(statusCode),
    'Invalid Gift Certificate',
    `The gift certificate '${maskedGiftCertificateCode}' cannot be used: ${statusCode}.`,
    { maskedGiftCertificateCode, statusCode },
    { statusCode, statusMessage: { de: fillIn(de), en: fillIn(en) } }
  )
}
