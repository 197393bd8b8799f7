import { createHash, randomBytes } from 'node:crypto'
import { helpers, type ShopperLoginTypes } from 'commerce-sdk-isomorphic'
import { CLIENT, ORGANIZATION, REDIRECT, SLAS, type TestSandbox } from './session-setup'

type Provider = 'google' | 'apple'

/** The sandbox's public origin in these tests, which is not where it listens. */
export const toListening = (sandbox: TestSandbox, address: string | null): string =>
  (address ?? '').replace('http://sandbox.test', sandbox.origin)

export interface ConsentForm {
  decision?: 'accept' | 'refuse'
  person?: string
  email?: string
}

/** Sends the form of a consent page; answers where the client's browser ends up. */
export async function decideAtProvider(sandbox: TestSandbox, consent: string, form: ConsentForm) {
  const { searchParams } = new URL(consent)
  const answered = await fetch(consent, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      decision: 'accept',
      redirect_uri: searchParams.get('redirect_uri') ?? '',
      state: searchParams.get('state') ?? '',
      ...form
    })
  })
  const back = await fetch(toListening(sandbox, answered.headers.get('location')), { redirect: 'manual' })
  return { status: back.status, target: new URL(back.headers.get('location') ?? 'about:blank') }
}

/** A browser on its way through SLAS to the provider, and what it decides there. */
export async function goToProvider(
  sandbox: TestSandbox,
  { provider = 'google' as Provider, usid = '', siteId = 'jasmin' } = {}
) {
  const codeVerifier = randomBytes(32).toString('base64url')
  const query = new URLSearchParams({
    redirect_uri: REDIRECT,
    response_type: 'code',
    client_id: CLIENT,
    channel_id: siteId,
    hint: provider,
    state: 'of-the-client',
    code_challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
    usid
  })
  const started = await fetch(`${sandbox.origin}${SLAS}/authorize?${query}`, { redirect: 'manual' })
  const consent = toListening(sandbox, started.headers.get('location'))

  const decide = (form: ConsentForm) => decideAtProvider(sandbox, consent, form)
  return { consent, codeVerifier, decide, status: started.status }
}

/** Signs a person with this address in; everybody who is not a sample person has one that is confirmed. */
export async function signInByProvider(
  sandbox: TestSandbox,
  form: { person?: string; email?: string },
  options: { provider?: Provider; usid?: string } = {}
): Promise<ShopperLoginTypes.TokenResponse> {
  const { codeVerifier, decide } = await goToProvider(sandbox, options)
  const { target } = await decide(form.email === undefined ? form : { person: 'other', ...form })
  return helpers.loginIDPUser({
    slasClient: sandbox.createSlasClient(),
    credentials: { codeVerifier },
    parameters: {
      redirectURI: REDIRECT,
      code: target.searchParams.get('code') ?? '',
      usid: target.searchParams.get('usid') ?? ''
    }
  })
}

const ACCOUNTS = `/custom/linked-accounts/v1/organizations/${ORGANIZATION}`

/** Calls the shop's own API for linked accounts; answers status and body. */
export async function callLinkedAccounts(
  sandbox: TestSandbox,
  token: string,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object
): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await fetch(`${sandbox.origin}${ACCOUNTS}${path}?siteId=jasmin`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: method === 'POST' ? JSON.stringify(body ?? {}) : undefined
  })
  const text = await response.text()
  return { status: response.status, body: text ? (JSON.parse(text) as Record<string, unknown>) : {} }
}
