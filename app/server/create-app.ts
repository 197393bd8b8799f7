import { getRuntime } from '../entry/kit-adapter/runtime'
import { getConfig } from '../entry/kit-adapter/get-config'
import { createSlasClient } from '../platform/session/slas-client'
import { composeShop } from './compose-shop'
import { createLimits } from './limits/limits'
import { createAnswerGuard } from './middleware/guard-answers'
import { createProxies } from './proxies/proxies'
import { reportToLog } from './report-error'
import { giveRequestId, withCleanEvent, withCleanHeaders } from './middleware/clean-headers'
import { buildRedirectUri } from './session/redirect-uri'
import { createPlatformTransport } from './services/platform-transport'
import { withAnnouncedSettings, parseServerSettings } from './settings/server-settings'
import { namedFetch } from '../platform/http/user-agent'

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

/** The framework's application, with all of the shop in it. */
const { handler, app: shop } = runtime.createHandler(options, server => {
  const { organizationId, shortCode, clientId } = settings.config.commerce
  const redirectUri = buildRedirectUri(settings.config)
  composeShop(server, {
    settings,
    limits,
    // Reached in development only.
    proxies,
    slas: createSlasClient({
      origin: settings.scapiOrigin,
      organizationId,
      shortCode,
      clientId,
      redirectUri,
      privateClient: settings.privateClient,
      send: namedFetch
    }),
    fetchKeys: namedFetch,
    send: createPlatformTransport(),
    report: reportToLog,
    favicon: runtime.serveStaticFile('static/favicon.svg'),
    render: runtime.render
  })
})

/** The bundle's entry points: `get` for Managed Runtime, `app` for a process of our own. */
export const get = withCleanEvent(withAnnouncedSettings(settings.readiness, handler))
export const app = withCleanHeaders(shop)
