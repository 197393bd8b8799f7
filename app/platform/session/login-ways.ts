import { LOGIN_ENDPOINT, type LoginWay } from './session'

/** By e-mail address and password (requirement 9.1). */
export const byPassword = (email: string, password: string): LoginWay => ({
  endpoint: LOGIN_ENDPOINT,
  body: { email, password }
})
