import { helpers, ResponseError, ShopperLogin } from 'commerce-sdk-isomorphic'
import { DEFAULT_DEADLINE } from '../http/send-request'
import { isPlatformError, PlatformError } from '../http/platform-error'
import { parseFault } from '../http/parse-fault'

export interface SlasSettings {
  /** Origin of the platform's API, e.g. https://kv7kzm78.api.commercecloud.salesforce.com */
  origin: string
  organizationId: string
  shortCode: string
  clientId: string
  redirectUri: string
}

export interface TokenSet {
  accessToken: string
  refreshToken: string
  /** Seconds. */
  refreshTokenExpiresIn: number
  usid: string
}

export interface SlasClient {
  loginGuest(siteId: string, usid?: string): Promise<TokenSet>
  /** @throws PlatformError; see `isSpentRefreshToken`. */
  refresh(siteId: string, refreshToken: string): Promise<TokenSet>
}

/**
 * The shopper login service, through the vendor's client. Runs on the server
 * only, so that no refresh token ever reaches a page script.
 */
export function createSlasClient(settings: SlasSettings): SlasClient {
  const clientOf = (siteId: string) =>
    new ShopperLogin({
      proxy: settings.origin,
      parameters: {
        shortCode: settings.shortCode,
        organizationId: settings.organizationId,
        clientId: settings.clientId,
        siteId
      },
      throwOnBadResponse: true,
      fetch: (input, init) =>
        fetch(input as string, { ...(init as RequestInit), signal: AbortSignal.timeout(DEFAULT_DEADLINE) })
    })

  return {
    loginGuest: (siteId, usid) =>
      call('loginGuestUser', () =>
        helpers.loginGuestUser({
          slasClient: clientOf(siteId),
          parameters: { redirectURI: settings.redirectUri, usid }
        })
      ),
    refresh: (siteId, refreshToken) =>
      call('refreshAccessToken', () =>
        helpers.refreshAccessToken({ slasClient: clientOf(siteId), parameters: { refreshToken } })
      )
  }
}

/** True when the refresh token is spent, expired or unknown: then, and only then, the session is over. */
export function isSpentRefreshToken(error: unknown): boolean {
  if (!isPlatformError(error) || error.kind === 'network' || error.kind === 'timeout') return false
  const words = `${error.type ?? ''} ${error.title ?? ''} ${error.detail ?? ''}`
  return /invalid refresh_token|EXPIRED_TOKEN/i.test(words)
}

interface SlasAnswer {
  access_token: string
  refresh_token: string
  refresh_token_expires_in: number
  usid: string
}

async function call(operation: string, task: () => Promise<SlasAnswer>): Promise<TokenSet> {
  try {
    const answer = await task()
    if (!answer.access_token || !answer.refresh_token) {
      throw new PlatformError({ kind: 'unreadable', operation, detail: 'the answer holds no tokens' })
    }
    return {
      accessToken: answer.access_token,
      refreshToken: answer.refresh_token,
      refreshTokenExpiresIn: Number(answer.refresh_token_expires_in) || 0,
      usid: answer.usid
    }
  } catch (error) {
    throw await toPlatformError(operation, error)
  }
}

async function toPlatformError(operation: string, error: unknown): Promise<PlatformError> {
  if (error instanceof PlatformError) return error
  if (error instanceof ResponseError) {
    const { status } = error.response
    const body: unknown = await error.response.json().catch(() => undefined)
    return new PlatformError({ ...(parseFault(body, status) ?? { kind: 'status' }), operation, status })
  }
  if (error instanceof Error && error.name === 'TimeoutError')
    return new PlatformError({ kind: 'timeout', operation })
  return new PlatformError({ kind: 'network', operation, detail: 'the connection failed' })
}
