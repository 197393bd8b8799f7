import type { IntlShape } from '../../../intl/intl'
import type { PaymentInstrument } from '../model/basket'
import { giftCardMessages as messages } from './gift-card-messages'
import {
  CHECK_BALANCE_FAILED,
  GIFT_CERTIFICATE_FAILED,
  type GiftCertificateFailure
} from '../../../platform/controllers/gift-certificate-controllers'
import { describeWait } from '../../../intl/describe-wait'
import { basketMessages } from '../messages'

/** Message for the shopper: the server's text (requirement 6.4), else our own. */
export function describeGiftCardFailure(intl: IntlShape, { ErrorMsg, wait }: GiftCertificateFailure): string {
  if (wait) return describeWait(intl, wait)
  if (ErrorMsg === CHECK_BALANCE_FAILED) return intl.formatMessage(messages.balanceFailed)
  if (ErrorMsg === GIFT_CERTIFICATE_FAILED) return intl.formatMessage(basketMessages.failed)
  return ErrorMsg
}

/** A redeemed gift card by the end of its code, which is all that is shown of it. */
export const describeGiftCard = (
  intl: IntlShape,
  { giftCard }: Pick<PaymentInstrument, 'giftCard'>
): string =>
  giftCard?.ending
    ? intl.formatMessage(messages.cardEnding, { ending: giftCard.ending })
    : intl.formatMessage(messages.title)
