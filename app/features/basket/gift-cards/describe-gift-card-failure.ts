import type { IntlShape } from '../../../intl/intl'
import {
  CHECK_BALANCE_FAILED,
  GIFT_CERTIFICATE_FAILED,
  type GiftCertificateFailure
} from '../../../platform/controllers/gift-certificate-controllers'
import { describeWait } from '../../../intl/describe-wait'
import { basketMessages } from '../messages'
import { giftCardMessages } from './gift-card-messages'

/** What the shopper is told: the server's text (requirement 6.4), our own where it had none to say. */
export function describeGiftCardFailure(intl: IntlShape, { ErrorMsg, wait }: GiftCertificateFailure): string {
  if (wait) return describeWait(intl, wait)
  if (ErrorMsg === CHECK_BALANCE_FAILED) return intl.formatMessage(giftCardMessages.balanceFailed)
  if (ErrorMsg === GIFT_CERTIFICATE_FAILED) return intl.formatMessage(basketMessages.failed)
  return ErrorMsg
}
