import { buildBotCheckHeader } from '../bot-check'
import { PASSKEY_ENDPOINTS, type PasskeyJson } from './passkeys'
import { CODE_LOGIN_ENDPOINT, LOGIN_ENDPOINT, type LoginWay } from './session'

/** By e-mail address and password (requirement 9.1), with the token of the form's bot check where the shop has one. */
export const byPassword = (email: string, password: string, botCheckToken?: string): LoginWay => ({
  endpoint: LOGIN_ENDPOINT,
  body: { email, password },
  headers: buildBotCheckHeader(botCheckToken)
})

/** By the code that was mailed to this address (requirement 14.1). */
export const byCode = (email: string, code: string): LoginWay => ({
  endpoint: CODE_LOGIN_ENDPOINT,
  body: { email, code }
})

/** With a new session after the password was switched off; `password` is the one that is given up (requirement 14.2). */
export const withPasswordOff = (password: string): LoginWay => ({
  endpoint: PASSKEY_ENDPOINTS.passwordOff,
  body: { password }
})

/** By a passkey, which says whose it is (requirement 14.2). */
export const byPasskey = (credential: PasskeyJson): LoginWay => ({
  endpoint: PASSKEY_ENDPOINTS.login,
  body: { credential }
})
