import type { IntlShape } from 'react-intl'
import { isPlatformError } from '../../../platform/http/platform-error'
import { loginMessages as messages } from './messages'

/** Why somebody could not be logged in (requirement 2.8). */
export function describeLoginError({ formatMessage }: IntlShape, error: unknown): string {
  if (isPlatformError(error) && error.type === 'invalid-credentials') return formatMessage(messages.wrong)
  if (isPlatformError(error, 429) && error.retryAfter)
    return formatMessage(messages.tooMany, { seconds: error.retryAfter })
  return formatMessage(messages.failed)
}
