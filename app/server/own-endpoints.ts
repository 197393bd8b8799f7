import { Router } from 'express'
import type { Fetch } from '../platform/http/send-request'
import type { SlasClient } from '../platform/session/slas-client'
import type { VerifyAccessToken } from '../platform/session/verify-access-token'
import { callbackEndpoint } from './callback-endpoint'
import { loginEndpoint } from './login-endpoint'
import { logoutEndpoint } from './logout-endpoint'
import { packstationsEndpoint } from './packstations-endpoint'
import type { ReportError } from './report-error'
import type { ServerSettings } from './server-settings'
import { sessionEndpoint } from './session-endpoint'
import { trackEndpoint } from './track-endpoint'

/** What the shop's own addresses are made of. */
export interface OwnEndpointParts {
  settings: ServerSettings
  slas: SlasClient
  verify: VerifyAccessToken
  report: ReportError
  send: Fetch
}

/** The shop's own addresses, which are no pages. */
export function ownEndpoints(parts: OwnEndpointParts): Router {
  const router = Router()
  router.use(
    sessionEndpoint(parts),
    loginEndpoint(parts),
    logoutEndpoint(parts),
    trackEndpoint(parts),
    packstationsEndpoint(parts),
    callbackEndpoint()
  )
  return router
}
