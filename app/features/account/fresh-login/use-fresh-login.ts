import { createContext, useContext } from 'react'
import type { IntlShape } from '../../../intl/intl'
import { isPlatformError } from '../../../platform/http/platform-error'
import { FRESH_LOGIN_REQUIRED, type LoginWay } from '../../../platform/session/session'
import { freshLoginMessages as messages } from './messages'

export interface FreshLogin {
  /**
   * Runs a change. Where the shop refuses it for want of a fresh login (requirement 14.7), the customer logs in again
   * and the change runs once more.
   *
   * @param way a login that needs no question, for a form which has asked for the password itself
   * @throws PlatformError of the change or of `way`; the refusal itself when the customer does not log in.
   */
  withFreshLogin<Result>(change: () => Promise<Result>, way?: LoginWay): Promise<Result>
}

export const FreshLoginContext = createContext<FreshLogin>({ withFreshLogin: change => change() })

/** For every change of address, password, passkeys or saved payments, on pages of the account. */
export const useFreshLogin = (): FreshLogin => useContext(FreshLoginContext)

export const isFreshLoginRequired = (error: unknown): boolean =>
  isPlatformError(error, 403) && error.type === FRESH_LOGIN_REQUIRED

/** The message about a change that needed a fresh login and got none; undefined for other errors. */
export const describeMissingLogin = (intl: IntlShape, error: unknown): string | undefined =>
  isFreshLoginRequired(error) ? intl.formatMessage(messages.missing) : undefined
