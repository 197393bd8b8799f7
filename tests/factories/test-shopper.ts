import { createHash } from 'node:crypto'
import { createInvalidCode } from '../../app/platform/session/code-login'
import {
  CODE_LOGIN_ENDPOINT,
  type ShopperSession,
  type ShopperState
} from '../../app/platform/session/session'
import { parseFault } from '../../app/platform/http/parse-fault'
import { PlatformError } from '../../app/platform/http/platform-error'
import { readRetryAfter } from '../../app/platform/http/retry-after'

const CLIENT = '11111111-2222-4333-8444-555555555555'
const REDIRECT = 'http://localhost:3000/callback'
export const PRIVATE_CLIENT = `Basic ${btoa('99999999-2222-4333-8444-555555555555:sandbox-secret')}`
const VERIFIER = 'v'.repeat(128)
const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url')

export interface Credentials {
  username: string
  password: string
}

/**
 * The session of a shopper at the sandbox behind `send`: tokens come from its login service with the first call. It
 * keeps no cookies, renews nothing and knows no other tab; the browser's own session has tests of its own.
 */
export function createTestShopper(
  send: (request: Request) => Promise<Response>,
  origin: string,
  { siteId = 'jasmin', state = 'guest', credentials, keepsCookies = true }: ShopperOptions = {}
): ShopperSession {
  const oauth = `${origin}/shopper/auth/v1/organizations/f_ecom_sbox_001/oauth2`
  const listeners = new Set<() => void>()
  let current: ShopperState | undefined = state
  let token: Promise<string> | undefined
  /** Of the session so far: a login goes on with it, and the guest's basket can be merged. */
  let usid: string | undefined

  async function requestToken(known?: Credentials): Promise<string> {
    const shared = {
      client_id: CLIENT,
      redirect_uri: REDIRECT,
      channel_id: siteId,
      code_challenge: CHALLENGE
    }
    const coded = await send(
      known
        ? new Request(`${oauth}/login`, {
            method: 'POST',
            headers: { authorization: `Basic ${btoa(`${known.username}:${known.password}`)}` },
            body: new URLSearchParams({ ...shared, ...(usid && { usid }) })
          })
        : new Request(
            `${oauth}/authorize?${new URLSearchParams({ ...shared, response_type: 'code', hint: 'guest' })}`
          )
    )
    const target = coded.headers.get('location')
    if (!target) {
      const { status } = coded
      const fault = parseFault(await coded.json().catch(() => undefined), status)
      const retryAfter = readRetryAfter(status, coded.headers)
      // As the shop's own server names it, see `login-endpoint.ts`.
      const type = known && status === 401 ? 'invalid-credentials' : fault?.type
      throw new PlatformError({ kind: 'status', ...fault, type, operation: 'login', status, retryAfter })
    }
    const { searchParams } = new URL(target)
    usid = searchParams.get('usid') ?? undefined
    const response = await send(
      new Request(`${oauth}/token`, {
        method: 'POST',
        body: new URLSearchParams({
          ...shared,
          grant_type: 'authorization_code_pkce',
          code: searchParams.get('code') ?? '',
          usid: usid ?? '',
          code_verifier: VERIFIER
        })
      })
    )
    return ((await response.json()) as { access_token: string }).access_token
  }

  async function become(next: ShopperState, known?: Credentials) {
    enter(next, await requestToken(known))
  }

  function enter(next: ShopperState, accessToken: string) {
    token = Promise.resolve(accessToken)
    current = next
    listeners.forEach(listener => listener())
  }

  /** As the shop's own server does it, see `code-endpoints.ts`. */
  async function becomeByCode(email: string, code: string) {
    const response = await send(
      new Request(`${oauth}/passwordless/token`, {
        method: 'POST',
        headers: { authorization: PRIVATE_CLIENT },
        body: new URLSearchParams({
          grant_type: 'client_credentials',
          hint: 'pwdless_login',
          pwdless_login_token: code,
          login_id: email
        })
      })
    )
    if (!response.ok) throw createInvalidCode()
    enter('registered', ((await response.json()) as { access_token: string }).access_token)
  }

  return {
    getAccessToken: () => (token ??= requestToken(state === 'registered' ? credentials : undefined)),
    discard: () => (token = undefined),
    getState: () => current,
    getAuthType: () => (current === 'registered' ? 'registered' : 'guest'),
    keepsCookies: () => Promise.resolve(keepsCookies),
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async login({ endpoint, body: { email, password, code } }) {
      if (endpoint === CODE_LOGIN_ENDPOINT) await becomeByCode(String(email), String(code))
      else await become('registered', { username: String(email), password: String(password) })
      return { isNewCustomer: false }
    },
    logout() {
      usid = undefined
      return become('guest')
    }
  }
}

export interface ShopperOptions {
  siteId?: string
  /** Undefined leaves it at a guest. */
  state?: ShopperState
  /** False for a browser that refuses cookies. */
  keepsCookies?: boolean
  /** Of a registered shopper. */
  credentials?: Credentials
}
