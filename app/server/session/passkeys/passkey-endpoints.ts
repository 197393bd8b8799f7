import type { Endpoint } from '../../endpoints/endpoint'
import type { SessionParts } from '../../endpoints/endpoint-parts'
import { ownPasskeyEndpoints } from './own-passkey-endpoints'
import { passkeyLoginEndpoints } from './passkey-login-endpoints'
import { passkeyRegistrationEndpoints } from './passkey-registration-endpoints'
import { passwordOffEndpoint } from './password-off-endpoint'

/** Passkeys (requirement 14.2); absent where the shop does not offer them. */
export const passkeyEndpoints = (parts: SessionParts): Endpoint[] =>
  parts.settings.config.commerce.login.passkeys
    ? [
        ...passkeyLoginEndpoints(parts),
        ...passkeyRegistrationEndpoints(parts),
        ...ownPasskeyEndpoints(parts),
        passwordOffEndpoint(parts)
      ]
    : []
