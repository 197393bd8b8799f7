import { orderReturnEndpoint } from '../session/order-return-endpoint'
import { packstationsEndpoints } from './packstations-endpoint'
import { robotsEndpoint } from '../search-engines/robots-endpoint'
import { sitemapEndpoints, type SitemapParts } from '../search-engines/sitemap-endpoints'
import { codeEndpoints } from '../session/code-endpoints'
import { loginEndpoint } from '../session/login-endpoint'
import { devicesEndpoints } from '../session/devices/devices-endpoints'
import { logoutEndpoint } from '../session/logout-endpoint'
import { providerStartEndpoint } from '../session/provider-start-endpoint'
import { createOpenSession } from '../session/open-session'
import { sessionEndpoint } from '../session/session-endpoint'
import { trackEndpoint } from './track-endpoint'
import { callbackEndpoint } from './callback-endpoint'
import { changePasswordEndpoint } from './change-password-endpoint'
import { contentEndpoint } from './content-endpoint'
import type { Endpoint } from './endpoint'
import type { EndpointParts, SessionParts } from './endpoint-parts'
import { manifestEndpoint } from './manifest-endpoint'
import { readyEndpoint } from './ready-endpoint'
import { workerEndpoint } from './worker-endpoint'
import { ownPasskeyEndpoints } from '../session/passkeys/own-passkey-endpoints'
import { passkeyLoginEndpoints } from '../session/passkeys/passkey-login-endpoints'
import { passkeyRegistrationEndpoints } from '../session/passkeys/passkey-registration-endpoints'
import { passwordOffEndpoint } from '../session/passkeys/password-off-endpoint'

/** Passkeys (requirement 14.2); absent where the shop does not offer them. */
const passkeyEndpoints = (parts: SessionParts): Endpoint[] =>
  parts.settings.config.commerce.login.passkeys
    ? [
        ...passkeyLoginEndpoints(parts),
        ...passkeyRegistrationEndpoints(parts),
        ...ownPasskeyEndpoints(parts),
        passwordOffEndpoint(parts)
      ]
    : []

/**
 * Addresses for machines, without a shopper: they come before all middlewares that look at the caller, and
 * before the access gate.
 */
export const listPublicEndpoints = (parts: SitemapParts): Endpoint[] => [
  readyEndpoint(parts.settings.readiness),
  robotsEndpoint(parts.settings),
  ...sitemapEndpoints(parts),
  manifestEndpoint(parts.settings),
  workerEndpoint(parts.settings)
]

/** The shop's own addresses, which are no pages. */
export function listOwnEndpoints(parts: EndpointParts): Endpoint[] {
  const { slas, settings, clock } = parts
  const owner = { ...settings.config.commerce, privateClientId: settings.privateClient?.clientId }
  const sessions = createOpenSession(slas, owner, clock.now)
  return [
    sessionEndpoint({ ...parts, sessions }),
    loginEndpoint({ ...parts, sessions }),
    ...codeEndpoints({ ...parts, sessions }),
    ...passkeyEndpoints({ ...parts, sessions }),
    logoutEndpoint({ ...parts, sessions }),
    ...devicesEndpoints({ ...parts, sessions }),
    orderReturnEndpoint(parts),
    trackEndpoint(parts),
    ...packstationsEndpoints(parts),
    contentEndpoint(parts),
    changePasswordEndpoint(parts.settings),
    providerStartEndpoint({ ...parts, sessions }),
    callbackEndpoint({ ...parts, sessions })
  ]
}
