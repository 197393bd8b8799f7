import { describeWait } from '../../../intl/describe-wait'
import type { IntlShape } from '../../../intl/intl'
import { findWait, isPlatformError } from '../../../platform/http/platform-error'
import { INVALID_PASSKEY, INVALID_PASSKEY_CODE, UNKNOWN_PASSKEY } from '../../../platform/session/passkeys'
import { describeLoginError } from '../login/describe-login-error'
import { isCancelled, isKnownDevice } from './browser-passkeys'
import { passkeyLoginMessages as loginMessages, passkeyMessages as messages } from './messages'

/** The message about a failed login with a passkey. */
export function describePasskeyLoginError(intl: IntlShape, error: unknown): string | undefined {
  const { type } = isPlatformError(error) ? error : {}
  if (isCancelled(error)) return intl.formatMessage(loginMessages.cancelled)
  if (type === UNKNOWN_PASSKEY) return intl.formatMessage(loginMessages.unknown)
  if (type === INVALID_PASSKEY) return intl.formatMessage(loginMessages.refused)
  return describeLoginError(intl, error)
}

export const isWrongCode = (error: unknown): boolean =>
  isPlatformError(error, 401) && error.type === INVALID_PASSKEY_CODE

/** The message about a passkey that was not created, except for a wrong code, whose message is at its field. */
export function describeCreationError(intl: IntlShape, error: unknown): string {
  const wait = findWait(error)
  if (isCancelled(error)) return intl.formatMessage(messages.cancelled)
  if (isKnownDevice(error)) return intl.formatMessage(messages.known)
  return wait ? describeWait(intl, wait) : intl.formatMessage(messages.notCreated)
}
