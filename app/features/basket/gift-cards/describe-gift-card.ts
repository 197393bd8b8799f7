import type { IntlShape } from '../../../intl/intl'
import type { PaymentInstrument } from '../model/basket'
import { giftCardMessages as messages } from './gift-card-messages'

/** A redeemed gift card by the end of its code, which is all that is shown of it. */
export const describeGiftCard = (
  intl: IntlShape,
  { giftCard }: Pick<PaymentInstrument, 'giftCard'>
): string =>
  giftCard?.ending
    ? intl.formatMessage(messages.cardEnding, { ending: giftCard.ending })
    : intl.formatMessage(messages.title)
