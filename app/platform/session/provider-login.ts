import { createHash } from 'node:crypto'
import { helpers } from 'commerce-sdk-isomorphic'
import { z } from 'zod'
import type { LoginProvider } from './provider-return'
import {
  callSlas,
  createShopperLogin,
  type LoginOptions,
  type ReadTokens,
  type SlasSettings,
  type TokenSet
} from './shopper-login'

/** The code that the login service has sent the browser back with, and what proves that it is ours. */
export interface ProviderCode {
  code: string
  codeVerifier: string
  /** Of the code, as the service has named it. */
  usid?: string
}

/** Login with an account at an identity provider (requirement 14.3, decision 48). */
export interface ProviderLogin {
  loginByProvider(siteId: string, code: ProviderCode, options?: Pick<LoginOptions, 'dnt'>): Promise<TokenSet>
  /**
   * Whether the provider vouches for the customer's address, by the claim that the service asks it for. Without the
   * claim it does not.
   */
  isEmailVerified(siteId: string, accessToken: string): Promise<boolean>
}

/** Apple writes it as text. */
const userInfo = z.object({ email_verified: z.union([z.boolean(), z.enum(['true', 'false'])]).optional() })

export function createProviderLogin(settings: SlasSettings, readTokens: ReadTokens): ProviderLogin {
  return {
    loginByProvider: (siteId, { code, codeVerifier, usid }, { dnt } = {}) =>
      readTokens('getAccessToken', siteId, () =>
        helpers.loginIDPUser({
          slasClient: createShopperLogin(settings, siteId),
          credentials: { codeVerifier },
          parameters: { redirectURI: settings.redirectUri, code, usid, dnt }
        })
      ),
    async isEmailVerified(siteId, accessToken) {
      const read = () =>
        createShopperLogin(settings, siteId).getUserInfo({
          parameters: { channel_id: siteId },
          headers: { Authorization: `Bearer ${accessToken}` }
        })
      const claims = userInfo.safeParse(await callSlas('getUserInfo', read, settings))
      return String(claims.data?.email_verified) === 'true'
    }
  }
}

interface ProviderRequest {
  provider: LoginProvider
  state: string
  codeVerifier: string
  /** Of the guest, whose basket follows. */
  usid?: string
  /** Like de-DE, for the provider's own pages. */
  locale: string
}

/** Where the login service takes a browser on its way to the provider: the request for a code, with PKCE. */
export function buildProviderAddress(
  {
    origin,
    organizationId,
    clientId,
    redirectUri
  }: Pick<SlasSettings, 'origin' | 'organizationId' | 'clientId' | 'redirectUri'>,
  siteId: string,
  { provider, state, codeVerifier, usid, locale }: ProviderRequest
): string {
  const query = new URLSearchParams({
    client_id: clientId,
    channel_id: siteId,
    code_challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
    hint: provider,
    redirect_uri: redirectUri,
    response_type: 'code',
    state,
    ui_locales: locale,
    ...(usid && { usid })
  })
  return `${origin}/shopper/auth/v1/organizations/${encodeURIComponent(organizationId)}/oauth2/authorize?${query}`
}
