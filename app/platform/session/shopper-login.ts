import { ResponseError, ShopperLogin } from 'commerce-sdk-isomorphic'
import { findFailureCode } from '../http/failures'
import { parseFault } from '../http/parse-fault'
import { isPlatformError, PlatformError } from '../http/platform-error'
import { createBoundedFetch } from '../http/read-text'
import { refuseRedirects } from '../http/refuse-redirects'
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
  /** Logs customers in by e-mail codes; see `CodeLogin`. */
  privateClient?: { clientId: string; secret: string }
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

/** The platform itself times out after 10 s. */
const DEADLINE = 10_000
/** Tokens are a few thousand characters. */
const MOST_BYTES = 256 * 1024

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

/** Reads and checks the answer of a call for tokens of the client, which is the public one unless it is named. */
export type ReadTokens = (
  operation: string,
  siteId: string,
  task: () => Promise<SlasAnswer>,
  clientId?: string
) => Promise<TokenSet>

export const createTokenReader =
  (settings: SlasSettings): ReadTokens =>
  async (operation, siteId, task, clientId = settings.clientId) => {
    const tokens = readAnswer(operation, await callSlas(operation, task, settings))
    checkTokens(operation, { ...settings, siteId, clientId, privateClientId: undefined }, tokens)
    return tokens
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
