import { isFailure } from '../../platform/http/is-failure'
import type { SlasClient } from '../../platform/session/slas-client'
import { wrapLogins } from '../../platform/session/wrap-logins'
import type { ReportError } from '../report-error'

/** Reports each call of the login service that fails; refusals, such as a wrong password, are its answers. */
export const withFailureReport = (slas: SlasClient, report: ReportError): SlasClient =>
  wrapLogins(
    slas,
    call =>
      (...given) =>
        call(...given).catch((error: unknown) => {
          if (isFailure(error)) report(error)
          throw error
        })
  )
