import { isFailure } from '../../platform/http/is-failure'
import type { SlasClient } from '../../platform/session/slas-client'
import type { ReportError } from '../report-error'

/** Reports each call of the login service that fails; refusals, such as a wrong password, are its answers. */
export function withFailureReport(slas: SlasClient, report: ReportError): SlasClient {
  const watch =
    <Arguments extends unknown[], Answer>(call: (...given: Arguments) => Promise<Answer>) =>
    (...given: Arguments): Promise<Answer> =>
      call(...given).catch((error: unknown) => {
        if (isFailure(error)) report(error)
        throw error
      })

  return {
    loginGuest: watch(slas.loginGuest),
    login: watch(slas.login),
    refresh: watch(slas.refresh),
    logout: watch(slas.logout)
  }
}
