import express, { type Express, type RequestHandler } from 'express'
import type { SlasClient } from '../../app/platform/session/slas-client'
import { createPlatformClock, withPlatformClock } from '../../app/platform/session/platform-clock'
import { createTokenVerifier } from '../../app/platform/session/tokens/verify-access-token'
import { accessForm } from '../../app/server/access/access-form'
import { createAnswerGuard } from '../../app/server/middleware/guard-answers'
import { serveEndpoints } from '../../app/server/endpoints/endpoint'
import type { EndpointParts } from '../../app/server/endpoints/endpoint-parts'
import { createLimits } from '../../app/server/limits/limits'
import { listOwnEndpoints, listPublicEndpoints } from '../../app/server/endpoints/list-endpoints'
import { createProxies, PROXY_BASE } from '../../app/server/proxies/proxies'
import type { ServerSettings } from '../../app/server/settings/server-settings'
import { createPlatformTransport } from '../../app/server/services/platform-transport'
import { createShopServices } from '../../app/server/services/shop-services'
import { refuseClosedCalls, whenOpen, withAccessGate } from '../../app/server/access/with-access-gate'
import { withLoginRequired } from '../../app/server/access/with-login-required'
import { withAnswerInTime } from '../../app/server/middleware/with-answer-in-time'
import { withAppMode } from '../../app/server/modes/with-app-mode'
import { withAppSession } from '../../app/server/session/with-app-session'
import { withCachePolicy } from '../../app/server/page-request/with-cache-policy'
import { withCorrelationId } from '../../app/server/middleware/with-correlation-id'
import { withEditMode } from '../../app/server/modes/with-edit-mode'
import { withPageQuery } from '../../app/server/page-request/with-page-query'
import { withPrivateLog } from '../../app/server/middleware/with-private-log'
import { withOrderReturn } from '../../app/server/order-return/with-order-return'
import { withReadableAddress } from '../../app/server/page-request/with-readable-address'
import { withRequestContext } from '../../app/server/page-request/with-request-context'
import { withSecurityHeaders } from '../../app/server/middleware/with-security-headers'
import { withTrustedFrame } from '../../app/server/modes/with-trusted-frame'
import { withoutRequestId } from '../../app/server/middleware/without-request-id'

/** The shop's middlewares in order, around the test's own render instead of the framework's. */
export function createShopServer(
  settings: ServerSettings,
  slas: SlasClient,
  render: RequestHandler,
  change: Partial<EndpointParts> = {}
): Express {
  const clock = change.clock ?? createPlatformClock()
  const owner = { ...settings.config.commerce, origin: settings.scapiOrigin }
  const verify = createTokenVerifier(owner, fetch, clock.now)
  const timed = withPlatformClock(slas, clock)
  const report = change.report ?? (() => undefined)
  const send = change.send ?? createPlatformTransport()
  const services = createShopServices(settings, timed, clock, send, report)
  const parts = {
    settings,
    services,
    slas: timed,
    verify,
    report,
    send,
    clock,
    limits: createLimits(settings),
    ...change
  }
  const server = express()
  server.disable('x-powered-by')
  server.use(createAnswerGuard(settings.config))
  server.use(PROXY_BASE, createProxies(settings, parts.limits, report))
  server.use(withPrivateLog)
  server.use(withCorrelationId)
  server.use(withSecurityHeaders(settings))
  server.use(withReadableAddress)
  server.use(withPageQuery)
  const serving = { production: settings.production, report: parts.report }
  server.use(serveEndpoints(listPublicEndpoints(parts), serving))
  server.use(withTrustedFrame(settings))
  server.use(withAppMode(settings))
  server.use(withEditMode)
  server.use(withAccessGate(settings), accessForm(settings, parts.limits), refuseClosedCalls)
  server.use(whenOpen(serveEndpoints(listOwnEndpoints(parts), serving)))
  server.use(withAnswerInTime)
  server.use(whenOpen(withAppSession(settings, parts.verify, clock)))
  server.use(withOrderReturn(settings))
  server.use(withRequestContext(settings, services, report))
  server.use(whenOpen(withLoginRequired(settings)))
  server.use(withCachePolicy(services))
  server.get('*', withoutRequestId, render)
  return server
}
