import express, { type Express, type RequestHandler } from 'express'
import type { SlasClient } from '../../app/platform/session/slas-client'
import type { ServerSettings } from '../../app/server/server-settings'
import { sessionEndpoint } from '../../app/server/session-endpoint'
import { createShopServices } from '../../app/server/shop-services'
import { withAnswerInTime } from '../../app/server/with-answer-in-time'
import { withCachePolicy } from '../../app/server/with-cache-policy'
import { withCorrelationId } from '../../app/server/with-correlation-id'
import { withReadableAddress } from '../../app/server/with-readable-address'
import { withRequestContext } from '../../app/server/with-request-context'
import { withSecurityHeaders } from '../../app/server/with-security-headers'

/** The shop's middlewares in their order, around a render of the test's choice instead of the framework's. */
export function createShopServer(
  settings: ServerSettings,
  slas: SlasClient,
  render: RequestHandler
): Express {
  const server = express()
  server.disable('x-powered-by')
  server.use(withCorrelationId)
  server.use(withSecurityHeaders(settings))
  server.use(withReadableAddress)
  server.use(sessionEndpoint(settings, slas))
  server.use(withAnswerInTime)
  server.use(withRequestContext(settings, createShopServices(settings, slas)))
  server.use(withCachePolicy)
  server.get('*', render)
  return server
}
