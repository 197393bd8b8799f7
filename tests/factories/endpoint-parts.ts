import { createTokenVerifier } from '../../app/platform/session/verify-access-token'
import { createOpenSession } from '../../app/server/session/open-session'
import { createLimits } from '../../app/server/limits/limits'
import { serveEndpoints, type Endpoint } from '../../app/server/endpoints/endpoint'
import type { SessionParts } from '../../app/server/endpoints/endpoint-parts'
import { buildServerSettings } from './app-config'
import { createSlasMock } from './slas'

/** The dependencies of the shop's own endpoints, with a login service that accepts everybody. */
export function buildEndpointParts(change: Partial<SessionParts> = {}): SessionParts {
  const settings = change.settings ?? buildServerSettings()
  const slas = change.slas ?? createSlasMock()
  const clock = change.clock ?? { now: Date.now, learn: () => undefined }
  return {
    settings,
    slas,
    clock,
    limits: createLimits(settings),
    sessions: createOpenSession(slas, settings.config.commerce, clock.now),
    verify: createTokenVerifier({ ...settings.config.commerce, origin: settings.scapiOrigin }),
    report: () => undefined,
    send: fetch,
    ...change
  }
}

/** A single endpoint as a production server serves it. */
export const serveAlone = (endpoint: Endpoint) =>
  serveEndpoints([endpoint], { production: true, report: () => undefined })
