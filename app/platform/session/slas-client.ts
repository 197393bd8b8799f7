import { helpers } from 'commerce-sdk-isomorphic'
import { isPlatformError } from '../http/platform-error'
import { HTML } from '../http/send-request'
import { isTokenOf } from './check-tokens'
import { createCodeLogin, type CodeLogin } from './code-login'
import { createPasskeyCalls, type PasskeyCalls } from './passkey-calls'
import { createProviderLogin, type ProviderLogin } from './provider-login'
import {
  callSlas,
  createShopperLogin,
  createTokenReader,
  type LoginOptions,
  type SlasSettings,
  type TokenSet
} from './shopper-login'

export type { LoginOptions, TokenSet } from './shopper-login'

export interface RefreshOptions extends Pick<LoginOptions, 'dnt'> {
  /** The private client began the session: the service takes a refresh token from its own client only. */
  isPrivate?: boolean
}

export interface Credentials {
  email: string
  password: string
}

/**
 * Every method throws PlatformError: the service's status and message, or `SLAS Error:
 * Token mismatch` (400) when the tokens belong to another shopper than the response says.
 */
export interface SlasClient extends CodeLogin, ProviderLogin {
  loginGuest(siteId: string, options?: Pick<LoginOptions, 'dnt'>): Promise<TokenSet>
  login(siteId: string, credentials: Credentials, options?: LoginOptions): Promise<TokenSet>
  /** See `isRefusedRefreshToken` for what a refusal means. */
  refresh(siteId: string, refreshToken: string, options?: RefreshOptions): Promise<TokenSet>
  /** Ends the session of these tokens by the client that began it, or all sessions of their shopper. */
  logout(
    siteId: string,
    tokens: Pick<TokenSet, 'accessToken' | 'refreshToken'>,
    options?: { isEverywhere?: boolean }
  ): Promise<void>
  passkeys: PasskeyCalls
}

/**
 * The shopper login service, through the vendor's client: authorization code with PKCE,
 * a verifier of 128 characters (requirement 13.2). Runs on the server only, so that no
 * refresh token ever reaches a page script.
 */
export function createSlasClient(settings: SlasSettings): SlasClient {
  const clientOf = (siteId: string) => createShopperLogin(settings, siteId)
  const { redirectUri: redirectURI, privateClient } = settings
  const readTokens = createTokenReader(settings)

  return {
    loginGuest: (siteId, { dnt } = {}) =>
      readTokens('loginGuestUser', siteId, () =>
        helpers.loginGuestUser({ slasClient: clientOf(siteId), parameters: { redirectURI, dnt } })
      ),
    login: (siteId, { email, password }, { usid, dnt } = {}) =>
      readTokens('authenticateCustomer', siteId, () =>
        helpers.loginRegisteredUserB2C({
          slasClient: clientOf(siteId),
          credentials: { username: email, password },
          parameters: { redirectURI, usid, dnt }
        })
      ),
    ...createCodeLogin(settings, readTokens),
    passkeys: createPasskeyCalls(settings, readTokens),
    ...createProviderLogin(settings, readTokens),
    refresh: (siteId, refreshToken, { dnt, isPrivate } = {}) => {
      const { clientId, secret } = (isPrivate ? privateClient : undefined) ?? { clientId: settings.clientId }
      return readTokens(
        'refreshAccessToken',
        siteId,
        () =>
          helpers.refreshAccessToken({
            slasClient: createShopperLogin({ ...settings, clientId }, siteId),
            parameters: { refreshToken, dnt },
            credentials: { clientSecret: secret }
          }),
        clientId
      )
    },
    logout: async (siteId, { accessToken, refreshToken }, { isEverywhere } = {}) => {
      const isPrivate = isTokenOf(privateClient?.clientId, accessToken)
      const slasClient = createShopperLogin({ ...settings, ...(isPrivate && privateClient) }, siteId)
      await callSlas(
        'logoutCustomer',
        () =>
          isEverywhere
            ? slasClient.logoutCustomer({
                headers: { authorization: `Bearer ${accessToken}` },
                parameters: {
                  client_id: slasClient.clientConfig.parameters.clientId,
                  channel_id: siteId,
                  refresh_token: refreshToken,
                  hint: 'all-sessions'
                }
              })
            : helpers.logout({ slasClient, parameters: { accessToken, refreshToken } }),
        settings
      )
    }
  }
}

/**
 * True when the service will never accept this refresh token, whether it says that it is
 * spent or refuses the request for a reason of its own: then the session is over. False
 * for anything temporary, such as a failing service or too many calls.
 */
export function isRefusedRefreshToken(error: unknown): boolean {
  if (isSpentRefreshToken(error)) return true
  if (!isPlatformError(error) || error.type === 'slas-error') return false
  const { kind, status = 0 } = error
  // An HTML page is not the service's response, and without a body the service refuses with these statuses only.
  if (kind !== 'fault') return error.code !== HTML && (status === 400 || status === 401)
  return status >= 400 && status < 500 && !PASSING.includes(status)
}

/** Request Timeout, Too Early, Too Many Requests. */
const PASSING = [408, 425, 429]

/** True when the service says that the refresh token is spent, expired or unknown. */
export function isSpentRefreshToken(error: unknown): boolean {
  if (!isPlatformError(error) || error.kind === 'network' || error.kind === 'timeout') return false
  const words = `${error.type ?? ''} ${error.title ?? ''} ${error.detail ?? ''}`
  return /invalid refresh_token|EXPIRED_TOKEN/i.test(words)
}

type Wrap = <Arguments extends unknown[], Answer>(
  call: (...given: Arguments) => Promise<Answer>
) => (...given: Arguments) => Promise<Answer>

/** The login service with each of its calls wrapped alike. */
export const wrapLogins = (slas: SlasClient, wrap: Wrap): SlasClient => ({
  loginGuest: wrap(slas.loginGuest),
  login: wrap(slas.login),
  requestCode: wrap(slas.requestCode),
  loginByCode: wrap(slas.loginByCode),
  loginByProvider: wrap(slas.loginByProvider),
  isEmailVerified: wrap(slas.isEmailVerified),
  refresh: wrap(slas.refresh),
  logout: wrap(slas.logout),
  passkeys: {
    startLogin: wrap(slas.passkeys.startLogin),
    finishLogin: wrap(slas.passkeys.finishLogin),
    requestCode: wrap(slas.passkeys.requestCode),
    startRegistration: wrap(slas.passkeys.startRegistration),
    finishRegistration: wrap(slas.passkeys.finishRegistration),
    list: wrap(slas.passkeys.list),
    remove: wrap(slas.passkeys.remove)
  }
})
