import type { IntlShape } from '../../../intl/intl'
import { describeWait } from '../../../intl/describe-wait'
import { findWait, isPlatformError } from '../../../platform/http/platform-error'
import { basketMessages } from '../messages'
import { CookiesBlocked, MixingProblem } from '../model/add-refusals'
import { giftFormMessages as messages } from './gift-form-messages'

/** Why a present is not in the cart: above its form, which keeps what was typed. */
export function describeGiftProblem(intl: IntlShape, error: unknown): string {
  const { formatMessage } = intl
  const wait = findWait(error)
  if (wait) return describeWait(intl, wait)
  if (error instanceof MixingProblem) return formatMessage(basketMessages[error.code])
  if (error instanceof CookiesBlocked) return formatMessage(basketMessages.cookies)
  if (!isPlatformError(error, 400)) return formatMessage(messages.failed)
  return formatMessage(
    error.type === 'gift-certificate-items-quota-exceeded' ? messages.tooMany : messages.refused
  )
}
