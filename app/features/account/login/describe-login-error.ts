import type { IntlShape } from '../../../intl/intl'
import { describeWait } from '../../../intl/describe-wait'
import { findWait, isPlatformError } from '../../../platform/http/platform-error'
import { loginMessages as messages } from './messages'

/** The message about a failed login (requirement 9.1). */
export function describeLoginError(intl: IntlShape, error: unknown): string {
  const { formatMessage } = intl
  const wait = findWait(error)
  if (isPlatformError(error) && error.type === 'invalid-credentials') return formatMessage(messages.wrong)
  if (wait) return describeWait(intl, wait)
  return formatMessage(messages.failed)
}
