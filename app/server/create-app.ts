import { getRuntime } from '@salesforce/pwa-kit-runtime/ssr/server/express'
import { getConfig } from '@salesforce/pwa-kit-runtime/utils/ssr-config'
import { ADDRESSES } from '../visit/addresses/address-table'
import { withRetryAfter } from '../platform/session/with-retry-after'
import { createPlatformClock, steadyNow, withPlatformClock } from '../platform/session/platform-clock'
import { createSlasClient } from '../platform/session/slas-client'
import { createTokenVerifier } from '../platform/session/tokens/verify-access-token'
import { accessForm } from './access/access-form'
import { createLimits } from './limits/limits'
import { createAnswerGuard } from './middleware/guard-answers'
import { serveEndpoints } from './endpoints/endpoint'
import { listOwnEndpoints, listPublicEndpoints } from './endpoints/list-endpoints'
import { createProxies, PROXY_BASE } from './proxies/proxies'
import { reportToLog } from './report-error'
import { giveRequestId, withCleanEvent, withCleanHeaders } from './middleware/clean-headers'
import { createPlatformTransport } from './services/platform-transport'
import { createShopServices } from './services/shop-services'
import { withAnnouncedSettings } from './settings/announce-settings'
import { parseServerSettings } from './settings/server-settings'
import { refuseClosedCalls, whenOpen, withAccessGate } from './access/with-access-gate'
import { withPageTag } from './page-request/with-page-tag'
import { withLoginRequired } from './access/with-login-required'
import { withAnswerInTime } from './middleware/with-answer-in-time'
import { withAppMode } from './modes/with-app-mode'
import { withAppSession } from './session/with-app-session'
import { withFailureReport } from './session/with-failure-report'
import { namedFetch } from '../platform/http/user-agent'
import { withCachePolicy } from './page-request/with-cache-policy'
import { withCorrelationId } from './middleware/with-correlation-id'
import { withEditMode } from './modes/with-edit-mode'
import { withPageQuery } from './page-request/with-page-query'
import { withPrivateLog } from './middleware/with-private-log'
import { withOrderReturn } from './order-return/with-order-return'
import { returnToPage } from './page-request/return-to-page'
import { withReadableAddress } from './page-request/with-readable-address'
import { withRequestContext } from './page-request/with-request-context'
import { withSecurityHeaders } from './middleware/with-security-headers'
import { withStaticFiles } from './middleware/with-static-files'
import { withTrustedFrame } from './modes/with-trusted-frame'
import { withoutRequestId } from './middleware/without-request-id'

const runtime = getRuntime()
const rawConfig = getConfig()
const settings = parseServerSettings(rawConfig)

const options = {
  buildDir: `${process.cwd()}/build`,
  // The framework's own proxies, which let everything pass, stay off: ours are below.
  mobify: { ...rawConfig, ssrParameters: { ...(rawConfig.ssrParameters as object), proxyConfigs: [] } },
  defaultCacheTimeSeconds: 600,
  port: Number(process.env.PORT ?? 3000),
  protocol: 'http',
  localAllowCookies: true
}

/** One for everything that can be guessed, through the proxies or at the shop's own addresses. */
const limits = createLimits(settings)

/**
 * For the server of the bundle: proxies come before the app, since the framework answers their addresses with
 * 501.
 */
export const proxies = createProxies(settings, limits, reportToLog)

/** For the answers of this process that are not the shop's: files, proxies, health. */
export const guardAnswers = createAnswerGuard(settings.config)

/** Each request has an id before anything looks at it, so that proxied calls are logged with one, too. */
export const identifyRequests = giveRequestId(settings.trustedProxies)

/**
 * The order in which a request passes: who and where it is, what protects it,
 * our own addresses, then the page.
 */
const { handler, app: shop } = runtime.createHandler(options, server => {
  const { organizationId, shortCode, clientId } = settings.config.commerce
  const owner = { origin: settings.scapiOrigin, organizationId, shortCode, clientId }
  const redirectUri = `${settings.config.publicOrigin || 'http://localhost:3000'}${ADDRESSES.callback.pattern}`
  const clock = createPlatformClock()
  const report = reportToLog
  const send = createPlatformTransport()
  const slas = withRetryAfter(
    withFailureReport(
      withPlatformClock(createSlasClient({ ...owner, redirectUri, send: namedFetch }), clock),
      report
    ),
    steadyNow
  )
  const verify = createTokenVerifier(owner, namedFetch, clock.now)
  const services = createShopServices(settings, slas, clock, send, report)
  const serving = { production: settings.production, report }

  server.use(guardAnswers)
  // Reached in development only.
  server.use(PROXY_BASE, proxies)
  server.use(withPrivateLog)
  server.use(withCorrelationId)
  server.use(withSecurityHeaders(settings))
  server.use(withReadableAddress)
  server.use(withPageQuery)
  withStaticFiles(server, runtime)
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
  server.get('*', withoutRequestId, runtime.render)
})

/** The doors of the bundle, for Managed Runtime and for a process of our own. */
export const get = withCleanEvent(withAnnouncedSettings(settings.readiness, handler))
export const app = withCleanHeaders(shop)
