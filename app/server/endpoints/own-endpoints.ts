import { Router } from 'express'
import type { Fetch } from '../../platform/http/send-request'
import type { PlatformClock } from '../../platform/session/platform-clock'
import type { SlasClient } from '../../platform/session/slas-client'
import type { VerifyAccessToken } from '../../platform/session/verify-access-token'
import { callbackEndpoint } from './callback-endpoint'
import { contentEndpoint } from './content-endpoint'
import { loginEndpoint } from '../session/login-endpoint'
import { logoutEndpoint } from '../session/logout-endpoint'
import { createOpenSession, type OpenSessions } from '../session/open-session'
import { packstationsEndpoint } from '../packstations/packstations-endpoint'
import type { ReportError } from '../report-error'
import type { ServerSettings } from '../settings/server-settings'
import { sessionEndpoint } from '../session/session-endpoint'
import type { ShopServices } from '../services/shop-services'
import { trackEndpoint } from '../shopper-context/track-endpoint'

/** What the shop's own addresses are made of. */
export interface OwnEndpointParts {
  settings: ServerSettings
  services: ShopServices
  slas: SlasClient
  verify: VerifyAccessToken
  report: ReportError
  send: Fetch
  clock: PlatformClock
}

/** What all addresses that change a session share: one knowledge of which sessions are over. */
export interface SessionParts extends Omit<OwnEndpointParts, 'services'> {
  sessions: OpenSessions
}

/** The shop's own addresses, which are no pages. */
export function ownEndpoints(parts: OwnEndpointParts): Router {
  const router = Router()
  const { slas, settings, clock } = parts
  const sessions = createOpenSession(slas, settings.config.commerce, clock.now)
  router.use(
    sessionEndpoint({ ...parts, sessions }),
    loginEndpoint({ ...parts, sessions }),
    logoutEndpoint({ ...parts, sessions }),
    trackEndpoint(parts),
    packstationsEndpoint(parts),
    contentEndpoint(parts),
    callbackEndpoint()
  )
  return router
}
