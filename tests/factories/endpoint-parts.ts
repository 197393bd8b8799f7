import { createTokenVerifier } from '../../app/platform/session/verify-access-token'
import type { OwnEndpointParts } from '../../app/server/own-endpoints'
import { buildServerSettings } from './app-config'
import { createSlasMock } from './slas'

/** What the shop's own addresses stand on, with a login service that knows everybody. */
export function buildEndpointParts(change: Partial<OwnEndpointParts> = {}): OwnEndpointParts {
  const settings = change.settings ?? buildServerSettings()
  return {
    settings,
    slas: createSlasMock(),
    verify: createTokenVerifier({ ...settings.config.commerce, origin: settings.scapiOrigin }),
    report: () => undefined,
    send: fetch,
    ...change
  }
}
