import { getRuntime } from '@salesforce/pwa-kit-runtime/ssr/server/express'
import { getConfig } from '@salesforce/pwa-kit-runtime/utils/ssr-config'
import { createSlasClient } from '../platform/session/slas-client'
import { createShopServices } from './shop-services'
import { parseServerSettings } from './server-settings'
import { sessionEndpoint } from './session-endpoint'
import { withAnswerInTime } from './with-answer-in-time'
import { withCachePolicy } from './with-cache-policy'
import { withCorrelationId } from './with-correlation-id'
import { withReadableAddress } from './with-readable-address'
import { withRequestContext } from './with-request-context'
import { withSecurityHeaders } from './with-security-headers'
import { withStaticFiles } from './with-static-files'

const runtime = getRuntime()
const rawConfig = getConfig()
const settings = parseServerSettings(rawConfig)

const options = {
  buildDir: `${process.cwd()}/build`,
  mobify: rawConfig,
  defaultCacheTimeSeconds: 600,
  port: Number(process.env.PORT ?? 3000),
  protocol: 'http',
  localAllowCookies: true
}

/**
 * The order in which a request passes: who and where it is, what protects it,
 * our own addresses, then the page.
 */
export const { handler: get, app } = runtime.createHandler(options, server => {
  const slas = createSlasClient({
    origin: settings.scapiOrigin,
    organizationId: settings.config.commerce.organizationId,
    shortCode: settings.config.commerce.shortCode,
    clientId: settings.config.commerce.clientId,
    redirectUri: `${settings.config.publicOrigin || 'http://localhost:3000'}/callback`
  })
  const services = createShopServices(settings, slas)

  server.use(withCorrelationId)
  server.use(withSecurityHeaders(settings))
  server.use(withReadableAddress)
  withStaticFiles(server, runtime, settings)
  server.use(sessionEndpoint(settings, slas))
  server.use(withAnswerInTime)
  server.use(withRequestContext(settings, services))
  server.use(withCachePolicy)
  server.get('*', runtime.render)
})
