import { helpers, ResponseError, ShopperLogin } from 'commerce-sdk-isomorphic'
import { findFailureCode } from '../http/failures'
import { parseFault } from '../http/parse-fault'
import { isPlatformError, PlatformError } from '../http/platform-error'
import { refuseRedirects } from '../http/refuse-redirects'
import { createBoundedFetch } from '../http/read-text'
import { readRetryAfter } from '../http/retry-after'
import { HTML, isPage } from '../http/send-request'
import { checkTokens } from './check-tokens'

export interface SlasSettings {
  /** Origin of the platform's API, e.g. https://kv7kzm78.api.commercecloud.salesforce.com */
  origin: string
  organizationId: string
  shortCode: string
  clientId: string
  redirectUri: string
  /** Milliseconds for each call of the service, by default the platform's own limit. */
  deadline?: number
  /** By default the global fetch. */
  send?: typeof fetch
}

export interface TokenSet {
  accessToken: string
  refreshToken: string
  /** Seconds. */
  refreshTokenExpiresIn: number
  usid: string
  customerId: string
}

/** Optional data about the shopper. */
export interface LoginOptions {
  /**
   * The id of the session to continue; it identifies a guest's basket. The service trusts any
   * caller, so only a usid from one of the shopper's tokens may be passed.
   */
  usid?: string
  /** Do not track; undefined where the shopper has not decided. */
  dnt?: boolean
}

export interface Credentials {
  email: string
  password: string
}

/**
 * Every method throws PlatformError: the service's status and message, or `SLAS Error:
 * Token mismatch` (400) when the tokens belong to another shopper than the response says.
 */
export interface SlasClient {
  loginGuest(siteId: string, options?: Pick<LoginOptions, 'dnt'>): Promise<TokenSet>
  login(siteId: string, credentials: Credentials, options?: LoginOptions): Promise<TokenSet>
  /** See `isRefusedRefreshToken` for what a refusal means. */
  refresh(siteId: string, refreshToken: string, options?: Pick<LoginOptions, 'dnt'>): Promise<TokenSet>
  /** Ends the session of these tokens. */
  logout(siteId: string, tokens: Pick<TokenSet, 'accessToken' | 'refreshToken'>): Promise<void>
}

/** The platform itself times out after 10 s. */
const DEADLINE = 10_000
/** Tokens are a few thousand characters. */
const MOST_BYTES = 256 * 1024

/**
 * The shopper login service, through the vendor's client: authorization code with PKCE,
 * a verifier of 128 characters (requirement 13.2). Runs on the server only, so that no
 * refresh token ever reaches a page script.
 */
export function createSlasClient(settings: SlasSettings): SlasClient {
  const clientOf = (siteId: string) => createShopperLogin(settings, siteId)
  const { redirectUri: redirectURI } = settings
  const readTokens = async (operation: string, siteId: string, task: () => Promise<SlasAnswer>) => {
    const tokens = readAnswer(operation, await callSlas(operation, task, settings))
    checkTokens(operation, { ...settings, siteId }, tokens)
    return tokens
  }

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
    refresh: (siteId, refreshToken, { dnt } = {}) =>
      readTokens('refreshAccessToken', siteId, () =>
        helpers.refreshAccessToken({ slasClient: clientOf(siteId), parameters: { refreshToken, dnt } })
      ),
    logout: async (siteId, { accessToken, refreshToken }) => {
      await callSlas(
        'logoutCustomer',
        () => helpers.logout({ slasClient: clientOf(siteId), parameters: { accessToken, refreshToken } }),
        settings
      )
    }
  }
}

/** The vendor's client for one site. */
export const createShopperLogin = (
  {
    origin,
    organizationId,
    shortCode,
    clientId,
    deadline = DEADLINE,
    send = fetch
  }: Omit<SlasSettings, 'redirectUri'>,
  siteId: string
) =>
  new ShopperLogin({
    proxy: origin,
    parameters: { shortCode, organizationId, clientId, siteId },
    throwOnBadResponse: true,
    fetch: async (input, init) => {
      const response = await readAll(send)(input as string, {
        ...(init as RequestInit),
        signal: AbortSignal.timeout(deadline)
      })
      if (response.status !== 200 || !isPage(response.headers)) return response
      throw new PlatformError({ kind: 'unreadable', operation: 'slas', status: 200, code: HTML })
    }
  })

/** The login's own redirect is asked for and read; all others are refused. */
const readAll = (send: typeof fetch) => createBoundedFetch(refuseRedirects(send), 'slas', MOST_BYTES)

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

interface SlasAnswer {
  access_token: string
  refresh_token: string
  refresh_token_expires_in: number
  usid: string
  customer_id: string
}

function readAnswer(operation: string, answer: SlasAnswer): TokenSet {
  const { access_token, refresh_token, usid, customer_id } = answer
  if (![access_token, refresh_token, usid, customer_id].every(part => typeof part === 'string' && part))
    throw new PlatformError({ kind: 'unreadable', operation, detail: 'the answer holds no tokens' })
  return {
    accessToken: access_token,
    refreshToken: refresh_token,
    refreshTokenExpiresIn: Number(answer.refresh_token_expires_in) || 0,
    usid,
    customerId: customer_id
  }
}

/** Runs a call of the vendor's client; its errors become a PlatformError without token or credentials. */
export async function callSlas<Answer>(
  operation: string,
  task: () => Promise<Answer>,
  { origin }: Pick<SlasSettings, 'origin'>
): Promise<Answer> {
  try {
    return await task()
  } catch (error) {
    throw Object.assign(await toPlatformError(operation, error), { operation, origin })
  }
}

async function toPlatformError(operation: string, error: unknown): Promise<PlatformError> {
  if (isPlatformError(error)) return error
  if (error instanceof ResponseError) {
    const { status, headers } = error.response
    const body: unknown = await error.response.json().catch(() => undefined)
    const fault = parseFault(body, status) ?? { kind: 'status' as const }
    return new PlatformError({
      ...fault,
      operation,
      status,
      code: isPage(headers) ? HTML : undefined,
      retryAfter: readRetryAfter(status, headers)
    })
  }
  if ((error as Partial<Error> | undefined)?.name === 'TimeoutError')
    return new PlatformError({ kind: 'timeout', operation, detail: 'no answer in time' })
  if (error instanceof SyntaxError)
    return new PlatformError({ kind: 'unreadable', operation, detail: 'the answer is not JSON' })
  return new PlatformError({
    kind: 'network',
    operation,
    code: findFailureCode(error),
    detail: 'the connection failed'
  })
}

type Wrap = <Arguments extends unknown[], Answer>(
  call: (...given: Arguments) => Promise<Answer>
) => (...given: Arguments) => Promise<Answer>

/** The login service with each of its calls wrapped alike. */
export const wrapLogins = (slas: SlasClient, wrap: Wrap): SlasClient => ({
  loginGuest: wrap(slas.loginGuest),
  login: wrap(slas.login),
  refresh: wrap(slas.refresh),
  logout: wrap(slas.logout)
})
