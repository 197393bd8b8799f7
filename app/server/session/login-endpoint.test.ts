import { setImmediate as turn } from 'node:timers/promises'
import supertest from 'supertest'
import { answerJson } from '../../../tests/factories/answers'
import { readCookies } from '../../../tests/factories/cookies'
import { createLoginShop, EMAIL, PASSWORD, refuseLogin, tokens } from '../../../tests/factories/login-shop'
import { PlatformError } from '../../platform/http/platform-error'
import type { TokenSet } from '../../platform/session/slas-client'

const SECRET = ['HttpOnly', 'Path=/', 'SameSite=Lax']

it('stores a customer’s session and answers the access token only', async () => {
  const { logIn, calls } = createLoginShop()
  const answer = await logIn()
  expect([answer.status, answer.body]).toEqual([
    200,
    { accessToken: tokens.accessToken, isNewCustomer: false }
  ])
  expect(answer.headers['cache-control']).toBe('private, no-store')
  const cookies = readCookies(answer.headers)
  expect(cookies.get('cc-nx_jasmin')).toEqual({ value: tokens.refreshToken, flags: SECRET })
  expect(cookies.get('cc-nx-g_jasmin')?.value).toBe('')
  expect(cookies.get('session_jasmin')?.value).toBe('registered')
  expect(cookies.get('dwsid')?.value).toBe('')
  expect(calls).toMatchObject([
    {
      url: 'http://platform.test/customer/shopper-customers/v1/organizations/f_ecom_sbox_001/customers/customer-login?siteId=jasmin',
      headers: { authorization: `Bearer ${tokens.accessToken}` }
    },
    { method: 'PATCH', body: { c_devices: expect.any(String) } }
  ])
})

it.each([
  [
    'goes on with a guest’s session, whose basket can then be merged',
    'usid_jasmin=u; cc-nx-g_jasmin=g',
    'usid-renewed'
  ],
  ['does not take the browser’s word for a session', 'usid_jasmin=u', undefined],
  ['begins a session of its own after another customer', 'usid_jasmin=u; cc-nx_jasmin=r', undefined],
  ['begins a session where there was none', '', undefined]
])('%s', async (_what, cookie, usid) => {
  const { service, logIn } = createLoginShop()
  await logIn(undefined, `${cookie}; dw_dnt=1`)
  expect(service.login.mock.calls).toEqual([
    ['jasmin', { email: EMAIL, password: PASSWORD }, { usid, dnt: true }]
  ])
})

it('notes the time of the login, which only the server reads', async () => {
  const cookie = readCookies((await createLoginShop().logIn()).headers).get('login-time_jasmin')
  expect(cookie?.value).toMatch(/^\d+\.[\w-]{43}$/)
  expect(cookie?.flags).toEqual(SECRET)
})

describe('a login that confirms who the customer is', () => {
  const confirm = (customerId: string) => {
    const shop = createLoginShop({ slas: { logout: jest.fn().mockResolvedValue(undefined) } })
    const body = { siteId: 'jasmin', email: EMAIL, password: PASSWORD, sameCustomer: true }
    return { ...shop, answer: shop.logIn(body, `cc-nx_jasmin=r; cid_jasmin=${customerId}`) }
  }

  it('begins a new session of the same customer', async () => {
    const { status, headers } = await confirm(tokens.customerId).answer
    expect(status).toBe(200)
    expect(readCookies(headers).get('cc-nx_jasmin')?.value).toBe(tokens.refreshToken)
  })

  it('is refused for another customer, who stays logged out', async () => {
    const { answer, service } = confirm('customer-other')
    const { status, body, headers } = await answer
    expect([status, body]).toMatchObject([403, { type: 'another-customer' }])
    expect(headers['set-cookie']).toBeUndefined()
    expect(service.logout).toHaveBeenCalledWith('jasmin', tokens)
  })
})

it.each([
  ['2025-06-01T12:00:00.000Z', '2025-06-01T12:00:01.999Z', true],
  ['2025-06-01T12:00:00.000Z', '2025-06-01T12:00:02.000Z', false],
  ['2025-06-01T12:00:00.000Z', undefined, false]
])(
  'says of a customer created at %s with the last login at %s that they are new: %s',
  async (creationDate, lastLoginTime, isNew) => {
    const { logIn } = createLoginShop({
      customer: answerJson({ login: 'lina@example.com', creationDate, lastLoginTime })
    })
    expect((await logIn()).body).toMatchObject({ isNewCustomer: isNew })
  }
)

it.each(['Unauthorized', 'The account lina@example.com is disabled'])(
  'refuses wrong credentials without a word on whether the account exists (%s)',
  async words => {
    const { logIn, report } = createLoginShop({ slas: refuseLogin(401, words) })
    const answer = await logIn()
    expect([answer.status, answer.body]).toEqual([
      401,
      { error: true, type: 'invalid-credentials', title: 'Unauthorized', detail: 'Unauthorized' }
    ])
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(report).not.toHaveBeenCalled()
  }
)

it.each([
  [400, 'the client may not do this', undefined],
  [429, 'too many requests', 7],
  [500, 'internal', undefined]
])('carries the service’s status %d and message', async (status, detail, retryAfter) => {
  const { logIn } = createLoginShop({ slas: refuseLogin(status, detail, retryAfter) })
  const answer = await logIn()
  expect([answer.status, answer.body]).toMatchObject([status, { error: true, detail }])
  expect(answer.headers['retry-after']).toBe(retryAfter?.toString())
})

it.each([
  [
    'the service cannot be reached',
    { slas: { login: () => Promise.reject(new PlatformError({ kind: 'network', operation: 'x' })) } },
    0
  ],
  ['the customer cannot be read', { customer: new TypeError('failed') }, 1]
])('keeps the session when %s', async (_what, scene, logouts) => {
  const { logIn, service } = createLoginShop(scene)
  const answer = await logIn()
  expect([answer.status, answer.headers['set-cookie']]).toEqual([503, undefined])
  expect(service.logout).toHaveBeenCalledTimes(logouts)
})

it('ends a session that begins after its login was given up', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] })
  let give = (_tokens: TokenSet): void => undefined
  const shop = createLoginShop({ slas: { login: () => new Promise(resolve => (give = resolve)) } })
  const answered = shop.logIn().then(({ status, headers }) => [status, headers['set-cookie']])
  while (shop.service.login.mock.calls.length === 0) await turn()
  jest.advanceTimersByTime(7_000)
  expect(await answered).toEqual([503, undefined])
  give(tokens)
  while (shop.service.logout.mock.calls.length === 0) await turn()
  expect(shop.service.logout.mock.calls).toEqual([['jasmin', tokens]])
  jest.useRealTimers()
})

it('refuses, reports and ends a login that yields another customer than the one who typed', async () => {
  const { logIn, service, report } = createLoginShop({ customer: answerJson({ login: 'mara@example.com' }) })
  const answer = await logIn()
  expect([answer.status, answer.body]).toMatchObject([400, { type: 'slas-error', title: 'SLAS Error' }])
  expect(answer.headers['set-cookie']).toBeUndefined()
  expect(report).toHaveBeenCalledTimes(1)
  expect(service.logout).toHaveBeenCalledWith('jasmin', tokens)
  expect(answer.text).not.toMatch(/mara|lina/i)
})

it('reports a token that does not belong to its answer', async () => {
  const mismatch = new PlatformError({
    kind: 'fault',
    operation: 'authenticateCustomer',
    status: 400,
    type: 'slas-error',
    title: 'SLAS Error: Token mismatch'
  })
  const { logIn, report } = createLoginShop({ slas: { login: () => Promise.reject(mismatch) } })
  const answer = await logIn()
  expect([answer.status, answer.body]).toMatchObject([400, { title: 'SLAS Error: Token mismatch' }])
  expect(answer.headers['set-cookie']).toBeUndefined()
  expect(report).toHaveBeenCalledWith(mismatch)
})

it.each([
  ['no e-mail', { siteId: 'jasmin', password: PASSWORD }],
  ['an empty password', { siteId: 'jasmin', email: EMAIL, password: '' }],
  ['an unknown site', { siteId: 'tea', email: EMAIL, password: PASSWORD }],
  ['an e-mail of another kind', { siteId: 'jasmin', email: { $gt: '' }, password: PASSWORD }],
  ['a password without end', { siteId: 'jasmin', email: EMAIL, password: 'x'.repeat(1025) }]
])('refuses a request with %s before anybody is asked', async (_what, body) => {
  const { logIn, service } = createLoginShop()
  expect((await logIn(body)).status).toBe(400)
  expect(service.login).not.toHaveBeenCalled()
})

it.each([
  ['another origin', { origin: 'https://evil.example' }, 403],
  ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 415]
])('takes no credentials from %s', async (_what, headers, status) => {
  const { shop, service } = createLoginShop()
  const answer = await supertest(shop).post('/session/login').set(headers).send('{"siteId":"jasmin"}')
  expect(answer.status).toBe(status)
  expect(service.login).not.toHaveBeenCalled()
})

it('answers other methods than POST with 405', async () => {
  const answer = await supertest(createLoginShop().shop).get('/session/login?email=a&password=b')
  expect([answer.status, answer.headers.allow]).toEqual([405, 'POST'])
})

it('asks no login service for a form without the token of its bot check', async () => {
  const environment = { TURNSTILE_SITE_KEY: 'site', TURNSTILE_SECRET: 'secret' }
  const { logIn, service } = createLoginShop({ environment })
  const { status, body } = await logIn()
  expect([status, (body as { type: string }).type]).toEqual([403, 'bot-check'])
  expect(service.login).not.toHaveBeenCalled()
})
