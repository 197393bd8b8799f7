import type { IntlShape } from '../../../intl/intl'
import { describeWait } from '../../../intl/describe-wait'
import { isBotCheckRefusal } from '../../../platform/bot-check'
import { findWait, isPlatformError } from '../../../platform/http/platform-error'
import { loginMessages as messages } from './messages'

/** The message about a failed login (requirement 9.1); undefined for a refusal that the field of the bot check says. */
export function describeLoginError(intl: IntlShape, error: unknown): string | undefined {
  const { formatMessage } = intl
  if (isBotCheckRefusal(error)) return undefined
  const wait = findWait(error)
  if (isPlatformError(error) && error.type === 'invalid-credentials') return formatMessage(messages.wrong)
  if (wait) return describeWait(intl, wait)
  return formatMessage(messages.failed)
}
