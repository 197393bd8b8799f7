import type { Send } from '../../platform/http/send-request'
import type { PlatformClock } from '../../platform/session/platform-clock'
import type { SlasClient } from '../../platform/session/slas-client'
import type { VerifyAccessToken } from '../../platform/session/verify-access-token'
import type { Limits } from '../limits/limits'
import type { ReportError } from '../report-error'
import type { ShopServices } from '../services/shop-services'
import type { OpenSessions } from '../session/open-session'
import type { ServerSettings } from '../settings/server-settings'

/** The dependencies of the shop's own endpoints. */
export interface EndpointParts {
  settings: ServerSettings
  services: ShopServices
  slas: SlasClient
  verify: VerifyAccessToken
  report: ReportError
  send: Send
  clock: PlatformClock
  limits: Limits
}

/** Shared by all endpoints that change a session: the ended sessions. */
export interface SessionParts extends Omit<EndpointParts, 'services'> {
  sessions: OpenSessions
}
