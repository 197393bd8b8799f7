import type { SlasClient } from './slas-client'

type Wrap = <Arguments extends unknown[], Answer>(
  call: (...given: Arguments) => Promise<Answer>
) => (...given: Arguments) => Promise<Answer>

/** The login service with each of its calls wrapped alike. */
export const wrapLogins = (slas: SlasClient, wrap: Wrap): SlasClient => ({
  loginGuest: wrap(slas.loginGuest),
  login: wrap(slas.login),
  refresh: wrap(slas.refresh),
  logout: wrap(slas.logout)
})
