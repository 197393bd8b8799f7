import { type LoginWay, ANOTHER_CUSTOMER } from '../../../platform/session/session'
import type { IntlShape } from '../../../intl/intl'
import { isPlatformError } from '../../../platform/http/platform-error'
import { describeLoginError } from '../login/describe-login-error'
import { freshLoginMessages as messages } from './messages'

/** Props of a way to log in again: it draws its field or button and its own errors. */
export interface FreshLoginWayProps {
  /** The customer's login. */
  login: string
  /** Logs in and closes the dialog. @throws PlatformError */
  onEnter: (way: LoginWay) => Promise<void>
  /** The link of a mail has logged in already, in another tab. */
  onEnteredElsewhere?: () => void
}

/** A login of the customer who is logged in already; the shop's server refuses any other customer. */
export const ofSameCustomer = (way: LoginWay): LoginWay => ({
  ...way,
  body: { ...way.body, sameCustomer: true }
})

/** The message about a login that was to confirm who the customer is, for all ways of logging in. */
export function describeFreshLoginError(intl: IntlShape, error: unknown): string | undefined {
  const { type } = isPlatformError(error) ? error : {}
  if (type === ANOTHER_CUSTOMER) return intl.formatMessage(messages.another)
  if (type === 'invalid-credentials') return intl.formatMessage(messages.wrong)
  return describeLoginError(intl, error)
}
