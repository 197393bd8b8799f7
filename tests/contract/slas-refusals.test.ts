import { createHash } from 'node:crypto'
import {
  CLIENT,
  customer,
  CUSTOMERS,
  ORGANIZATION,
  REDIRECT,
  SLAS,
  startSandbox,
  type TestSandbox
} from './session-setup'

const verifier = 'v'.repeat(128)
const challenge = createHash('sha256').update(verifier).digest('base64url')
const PRIVATE = '99999999-2222-4333-8444-555555555555'
let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await startSandbox()
})
afterEach(() => sandbox.setClock(0))
afterAll(() => sandbox.stop())

const basic = (name: string, secret: string) => ({
  authorization: `Basic ${Buffer.from(`${name}:${secret}`).toString('base64')}`
})

function authorize(change: Record<string, string> = {}) {
  const query = new URLSearchParams({
    redirect_uri: REDIRECT,
    response_type: 'code',
    client_id: CLIENT,
    channel_id: 'jasmin',
    hint: 'guest',
    code_challenge: challenge,
    ...change
  })
  return fetch(`${sandbox.origin}${SLAS}/authorize?${query}`, { redirect: 'manual' })
}

async function getCode() {
  const { searchParams } = new URL((await authorize()).headers.get('location') ?? '')
  return { code: searchParams.get('code') ?? '', usid: searchParams.get('usid') ?? '' }
}

async function exchange(form: Record<string, string>, headers: Record<string, string> = {}) {
  const response = await fetch(`${sandbox.origin}${SLAS}/token`, {
    method: 'POST',
    headers,
    body: new URLSearchParams(form)
  })
  return {
    status: response.status,
    body: (await response.json()) as { message?: string; customer_id?: string }
  }
}

const exchangeCode = (code: string, change: Record<string, string> = {}) =>
  exchange({
    grant_type: 'authorization_code_pkce',
    code,
    code_verifier: verifier,
    client_id: CLIENT,
    channel_id: 'jasmin',
    redirect_uri: REDIRECT,
    ...change
  })

it('sends the browser back with usid and code', async () => {
  const response = await authorize({ state: 'abc' })
  const location = new URL(response.headers.get('location') ?? '')
  expect(response.status).toBe(303)
  expect(location.origin + location.pathname).toBe(REDIRECT)
  expect(Object.fromEntries(location.searchParams)).toEqual({
    usid: expect.any(String),
    code: expect.any(String),
    state: 'abc',
    scope: expect.any(String)
  })
})

it.each([
  ['an unknown client', { client_id: 'nobody' }],
  ['an unknown site', { channel_id: 'nowhere' }],
  ['a redirect to another path', { redirect_uri: 'http://localhost:3000/elsewhere' }],
  ['a redirect that is no web address', { redirect_uri: 'javascript:alert(1)//callback' }],
  ['a redirect to a stranger', { redirect_uri: 'https://shop.example/callback' }],
  [
    'a redirect that only begins like this machine',
    { redirect_uri: 'http://localhost.evil.example/callback' }
  ],
  [
    'a redirect behind a name of this machine',
    { redirect_uri: 'http://localhost:3000@evil.example/callback' }
  ],
  ['a redirect with a password', { redirect_uri: 'http://a:b@localhost:3000/callback' }],
  ['a plain challenge', { code_challenge: 'short' }],
  ['another hint', { hint: 'ecom' }],
  ['another response type', { response_type: 'token' }]
])('refuses to authorize %s and redirects nowhere', async (_what, change) => {
  const response = await authorize(change)
  expect(response.status).toBe(400)
  expect(response.headers.get('location')).toBeNull()
  expect(await response.json()).toHaveProperty('message')
})

it.each([
  'http://localhost:8080/callback',
  'https://localhost/callback',
  'http://127.0.0.1:3000/callback',
  'http://127.8.0.1/callback',
  'http://[::1]:3000/callback'
])('sends the browser to %s on the own machine', async redirectUri => {
  expect((await authorize({ redirect_uri: redirectUri })).headers.get('location')).toMatch(
    new RegExp(`^${redirectUri.replace(/[.?[\]]/g, '\\$&')}\\?`)
  )
})

it('refuses a login with an unknown redirect address', async () => {
  const response = await fetch(`${sandbox.origin}${SLAS}/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: basic(customer.username, customer.password),
    body: new URLSearchParams({
      client_id: CLIENT,
      channel_id: 'jasmin',
      redirect_uri: 'https://evil.example/callback',
      code_challenge: challenge
    })
  })
  expect([response.status, response.headers.get('location')]).toEqual([400, null])
})

it('sends the browser to an address that was configured, and to no other of its host', async () => {
  const registered = 'https://shop.example/tea/callback'
  const open = await startSandbox({ redirectUris: [registered] })
  const ask = (redirectUri: string) =>
    fetch(
      `${open.origin}${SLAS}/authorize?${new URLSearchParams({
        redirect_uri: redirectUri,
        response_type: 'code',
        client_id: CLIENT,
        channel_id: 'jasmin',
        hint: 'guest',
        code_challenge: challenge
      })}`,
      { redirect: 'manual' }
    )
  const answers = await Promise.all(
    [registered, 'https://shop.example/callback', `${registered}/evil`, `${registered}?to=evil`].map(ask)
  )
  await open.stop()
  expect(answers.map(answer => answer.status)).toEqual([303, 400, 400, 400])
})

it.each([
  ['a verifier that does not match', { code_verifier: 'w'.repeat(128) }],
  ['a verifier that is too short', { code_verifier: 'v' }],
  ['another redirect', { redirect_uri: 'http://localhost:3001/callback' }],
  ['another site', { channel_id: 'puro' }],
  ['another usid', { usid: 'e3b0c442-98fc-4c14-9afb-f4c8996fb924' }],
  ['the other grant without a secret', { grant_type: 'password' }]
])('refuses a code with %s, and then for good', async (_what, change) => {
  const { code } = await getCode()
  expect((await exchangeCode(code, change)).status).toBe(400)
  if (!('grant_type' in change)) expect((await exchangeCode(code)).status).toBe(400)
})

it('exchanges a code once', async () => {
  const { code } = await getCode()
  expect((await exchangeCode(code)).status).toBe(200)
  expect((await exchangeCode(code)).body.message).toContain('authorization code')
})

it('refuses a code after two minutes', async () => {
  const { code } = await getCode()
  sandbox.setClock(120_001)
  expect((await exchangeCode(code)).status).toBe(400)
})

it('gives the private client a session of its own for its secret only', async () => {
  const form = { grant_type: 'client_credentials', channel_id: 'jasmin' }
  expect((await exchange(form, basic(PRIVATE, 'sandbox-secret'))).body.customer_id).toEqual(
    expect.any(String)
  )
  expect((await exchange(form, basic(PRIVATE, 'guess'))).status).toBe(401)
  expect((await exchange({ ...form, client_id: CLIENT })).status).toBe(401)
})

it.each([
  ['no token', undefined, 401],
  ['no bearer', 'Basic abc', 401],
  ['no JWT', 'Bearer abc', 401],
  ['an unsigned JWT', `Bearer ${Buffer.from('{"alg":"none"}').toString('base64url')}.e30.`, 401]
])('answers %s with a 401 problem', async (_what, authorization, status) => {
  const response = await fetch(`${sandbox.origin}${CUSTOMERS}/me?siteId=jasmin`, {
    headers: authorization === undefined ? {} : { authorization }
  })
  expect(response.status).toBe(status)
  expect(response.headers.get('content-type')).toContain('application/problem+json')
})

it.each([
  ['', 400, 'Bad Request'],
  ['siteId=nowhere', 400, 'Bad Request'],
  ['siteId=__proto__', 400, 'Bad Request'],
  ['siteId=jasmin&siteId=puro', 400, 'Bad Request'],
  ['siteId=puro', 403, 'Forbidden'],
  ['siteId=jasmin&locale=es-MX', 400, 'Unsupported Locale'],
  ['siteId=jasmin&currency=USD', 400, 'Unsupported Currency'],
  ['siteId=jasmin&locale=default&currency=GBP', 200, undefined]
])('checks the query "%s" against the site of the token', async (query, status, title) => {
  const { access_token, customer_id } = await sandbox.loginGuest()
  const response = await fetch(`${sandbox.origin}${CUSTOMERS}/${customer_id}?${query}`, {
    headers: { authorization: `Bearer ${access_token}`, traceparent: 'undefined' }
  })
  expect(response.status).toBe(status)
  expect(((await response.json()) as { title?: string }).title).toBe(title)
})

it.each([
  ['POST', `${SLAS}/trusted-system/token`, 501],
  ['GET', `/checkout/shopper-payments/v1/organizations/${ORGANIZATION}/payment-configuration`, 501],
  ['GET', '/shopper/shopper-consents/v1/organizations/x/subscriptions', 404],
  ['GET', '/nowhere', 404],
  ['GET', '/%E0%A4%A', 404],
  ['GET', '/customer/shopper-customers/v1/organizations/other/customers/x', 404]
])('%s %s answers %i and says what was asked for', async (method, address, status) => {
  const response = await fetch(sandbox.origin + address, { method })
  expect(response.status).toBe(status)
  expect(await response.json()).toHaveProperty('detail')
})
