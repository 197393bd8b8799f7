import { ISSUER } from '../../domain/sessions/access-tokens'
import { listScopes, ORGANIZATION_ID } from '../../domain/sessions/slas-clients'

/** SLAS's configuration for OpenID Connect clients; addresses are absolute. */
export function buildOpenIdConfiguration(publicOrigin: string) {
  const base = `${publicOrigin}/shopper/auth/v1/organizations/${ORGANIZATION_ID}/oauth2`
  return {
    issuer: ISSUER,
    authorization_endpoint: `${base}/authorize`,
    token_endpoint: `${base}/token`,
    userinfo_endpoint: `${base}/userinfo`,
    introspection_endpoint: `${base}/introspect`,
    revocation_endpoint: `${base}/revoke`,
    end_session_endpoint: `${base}/logout`,
    jwks_uri: `${base}/jwks`,
    scopes_supported: listScopes({ isPrivate: true }),
    response_types_supported: ['code'],
    grant_types_supported: [
      'authorization_code',
      'authorization_code_pkce',
      'refresh_token',
      'client_credentials'
    ],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['ES256'],
    token_endpoint_auth_methods_supported: ['client_secret_basic', 'none'],
    code_challenge_methods_supported: ['S256'],
    claims_supported: ['sub', 'name', 'given_name', 'family_name', 'email']
  }
}
