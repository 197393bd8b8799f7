import { buildFamily } from '../operation'

export const slas = buildFamily({
  id: 'slas',
  name: 'SLAS, the shopper login',
  addresses: ['/shopper/auth/v1/organizations/{organizationId}'],
  inSpec: {
    'POST /oauth2/login': 'authenticateCustomer',
    'GET /oauth2/authorize': 'authorizeCustomer',
    'POST /oauth2/token': 'getAccessToken',
    'GET /oauth2/logout': 'logoutCustomer'
  },
  beyondSpec: {
    'POST /oauth2/passwordless/login': 'authorizePasswordlessCustomer',
    'POST /oauth2/webauthn/register/authorize': 'authorizeWebauthnRegistration',
    'DELETE /oauth2/webauthn/passkey/user/{loginId}/credentials/{credentialId}': 'deletePasskeyCredential',
    'DELETE /oauth2/webauthn/passkey/user/{loginId}': 'deletePasskeyUser',
    'POST /oauth2/webauthn/authenticate/finish': 'finishWebauthnAuthentication',
    'POST /oauth2/webauthn/register/finish': 'finishWebauthnUserRegistration',
    'GET /oauth2/jwks': 'getJwksUri',
    'GET /oauth2/callback': 'receiveProviderCode',
    'GET /oauth2/webauthn/passkey/user/{loginId}': 'getPasskeyUserByLoginId',
    'POST /oauth2/passwordless/token': 'getPasswordLessAccessToken',
    'POST /oauth2/password/reset': 'getPasswordResetToken',
    'POST /oauth2/session-bridge/token': 'getSessionBridgeAccessToken',
    'POST /oauth2/trusted-agent/token': 'getTrustedAgentAccessToken',
    'GET /oauth2/trusted-agent/authorize': 'getTrustedAgentAuthorizationToken',
    'POST /oauth2/trusted-system/token': 'getTrustedSystemAccessToken',
    'GET /oauth2/userinfo': 'getUserInfo',
    'GET /oauth2/.well-known/openid-configuration': 'getWellknownOpenidConfiguration',
    'POST /oauth2/introspect': 'introspectToken',
    'POST /oauth2/otp/request': 'requestOtp',
    'POST /oauth2/password/action': 'resetPassword',
    'POST /oauth2/revoke': 'revokeToken',
    'POST /oauth2/webauthn/authenticate/start': 'startWebauthnAuthentication',
    'POST /oauth2/webauthn/register/start': 'startWebauthnUserRegistration',
    'POST /oauth2/otp/verify': 'verifyOtp'
  }
})
