import type { Express, RequestHandler } from 'express'
import { withRetryAfter } from '../platform/session/with-retry-after'
import {
  createPlatformClock,
  steadyNow as processNow,
  withPlatformClock,
  type PlatformClock
} from '../platform/session/platform-clock'
import { createTokenVerifier } from '../platform/session/verify-access-token'
import { accessForm } from './access/access-form'
import { createAnswerGuard } from './middleware/guard-answers'
import { serveEndpoints } from './endpoints/endpoint'
import { listOwnEndpoints, listPublicEndpoints } from './endpoints/list-endpoints'
import { createShopServices } from './services/shop-services'
import { refuseClosedCalls, whenOpen, withAccessGate } from './access/with-access-gate'
import { withPageTag } from './page-request/with-page-tag'
import { withLoginRequired } from './access/with-login-required'
import { withAnswerInTime } from './middleware/with-answer-in-time'
import { withAppMode } from './middleware/with-app-mode'
import { withAppSession } from './session/with-app-session'
import { withFailureReport } from './session/login-failures'
import { withCachePolicy } from './page-request/with-cache-policy'
import { withCorrelationId } from './middleware/clean-headers'
import { withEditMode } from './middleware/with-edit-mode'
import { withPageQuery } from './page-request/with-page-query'
import { withPrivateLog } from './middleware/with-private-log'
import { withOrderReturn } from './session/with-order-return'
import { returnToPage } from './page-request/return-to-page'
import { withReadableAddress } from './page-request/with-readable-address'
import { withRequestContext } from './page-request/with-request-context'
import { withSecurityHeaders } from './middleware/with-security-headers'
import { withTrustedFrame } from './middleware/with-trusted-frame'
import { withoutRequestId } from './middleware/without-request-id'
import type { Send } from '../platform/http/send-request'
import type { SlasClient } from '../platform/session/slas-client'
import type { Limits } from './limits/limits'
import { PROXY_BASE } from './proxies/proxies'
import type { ReportError } from './report-error'
import type { ServerSettings } from './settings/server-settings'

/** Dependencies of the shop's server: parts of the framework and calls to other services. Tests pass their own. */
export interface ShopParts {
  settings: ServerSettings
  limits: Limits
  proxies: RequestHandler
  /** The plain login service; clock, failure reports and pauses are added here. */
  slas: SlasClient
  /** Fetches the keys that tokens are checked by. */
  fetchKeys: typeof fetch
  /** The transport of calls to the platform. */
  send: Send
  report: ReportError
  clock?: PlatformClock
  /** Monotonic milliseconds for the pauses that the login service asks for; by default those of the process. */
  steadyNow?: () => number
  favicon: RequestHandler
  /** Answers with a page, after everything else. */
  render: RequestHandler
}

/**
 * The order in which a request passes: who and where it is, what protects it,
 * our own addresses, then the page.
 */
export function composeShop(server: Express, parts: ShopParts): void {
  const { settings, limits, send, report, clock = createPlatformClock(), steadyNow = processNow } = parts
  const slas = withRetryAfter(withFailureReport(withPlatformClock(parts.slas, clock), report), steadyNow)
  const owner = {
    ...settings.config.commerce,
    origin: settings.scapiOrigin,
    privateClientId: settings.privateClient?.clientId
  }
  const verify = createTokenVerifier(owner, parts.fetchKeys, clock.now)
  const services = createShopServices(settings, slas, clock, send, report)
  const serving = { production: settings.production, report }

  server.use(createAnswerGuard(settings.config))
  server.use(PROXY_BASE, parts.proxies)
  server.use(withPrivateLog)
  server.use(withCorrelationId)
  server.use(withSecurityHeaders(settings))
  server.use(withReadableAddress)
  server.use(withPageQuery)
  server.get('/favicon.ico', parts.favicon)
  server.use(serveEndpoints(listPublicEndpoints({ settings, services, report }), serving))
  server.use(withTrustedFrame(settings))
  server.use(withAppMode(settings))
  server.use(withEditMode)
  server.use(withAccessGate(settings), accessForm(settings, limits), refuseClosedCalls)
  server.use(
    whenOpen(
      serveEndpoints(
        listOwnEndpoints({ settings, services, slas, verify, report, send, clock, limits }),
        serving
      )
    )
  )
  server.use(withAnswerInTime)
  server.use(whenOpen(withAppSession(settings, verify, clock)))
  server.use(withOrderReturn(settings))
  server.use(withRequestContext(settings, services, report))
  server.use(whenOpen(withLoginRequired(settings)))
  server.use(withCachePolicy(services))
  server.use(withPageTag)
  server.post('*', returnToPage)
  server.get('*', withoutRequestId, parts.render)
}
