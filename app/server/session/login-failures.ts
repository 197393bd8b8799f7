import type { Response } from 'express'
import { isPlatformError } from '../../platform/http/platform-error'
import { isFailure } from '../../platform/http/failures'
import { type SlasClient, wrapLogins } from '../../platform/session/slas-client'
import type { ReportError } from '../report-error'

/**
 * Passes on why a login failed: the platform's status and message (requirement 13.3), when
 * to come back, and nothing that was sent. What did not come from the platform is 503.
 */
export function answerFailure(res: Response, error: unknown): void {
  if (!isPlatformError(error) || error.status === undefined || error.status < 400) {
    res.status(503).json({ error: true, message: 'The login service does not answer' })
    return
  }
  const { status, type, title, detail, retryAfter } = error
  if (retryAfter) res.setHeader('retry-after', String(retryAfter))
  res.status(status).json({ error: true, type, title: title ?? detail ?? 'The login failed', detail })
}

/** The platform answered for another shopper; see `createSlasError`. */
export const isSlasError = (error: unknown): boolean => isPlatformError(error) && error.type === 'slas-error'

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
