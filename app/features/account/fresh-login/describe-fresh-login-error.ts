import type { IntlShape } from '../../../intl/intl'
import { isPlatformError } from '../../../platform/http/platform-error'
import { ANOTHER_CUSTOMER } from '../../../platform/session/session'
import { describeLoginError } from '../login/describe-login-error'
import { freshLoginMessages as messages } from './messages'

/** The message about a login that was to confirm who the customer is, for all ways of logging in. */
export function describeFreshLoginError(intl: IntlShape, error: unknown): string | undefined {
  const { type } = isPlatformError(error) ? error : {}
  if (type === ANOTHER_CUSTOMER) return intl.formatMessage(messages.another)
  if (type === 'invalid-credentials') return intl.formatMessage(messages.wrong)
  return describeLoginError(intl, error)
}
