import express from 'express'
import supertest from 'supertest'
import { buildServerSettings } from '../../../tests/factories/app-config'
import { readCookies } from '../../../tests/factories/cookies'
import { buildEndpointParts, serveAlone } from '../../../tests/factories/endpoint-parts'
import { createSlasMock } from '../../../tests/factories/slas'
import { buildAccessToken, buildTokenSet } from '../../../tests/factories/tokens'
import { createSandbox, type Sandbox } from '../../../sandbox/create-sandbox'
import { PlatformError } from '../../platform/http/platform-error'
import { createSlasClient, isSpentRefreshToken, type SlasClient } from '../../platform/session/slas-client'
import type { EndpointParts } from '../endpoints/endpoint-parts'
import { sessionEndpoint } from './session-endpoint'
import { listen, type Listening } from '../../../tests/factories/listen'

const createShop = (
  slas: SlasClient = createSlasMock(),
  publicOrigin = '',
  change: Partial<EndpointParts> = {}
) =>
  express().use(
    serveAlone(
      sessionEndpoint(
        buildEndpointParts({ slas, settings: buildServerSettings({ publicOrigin }), ...change })
      )
    )
  )

const ask = (shop: express.Express, body: object | string = { siteId: 'jasmin' }) =>
  supertest(shop).post('/session').set('content-type', 'application/json').send(body)

const SECRET = ['HttpOnly', 'Path=/', 'SameSite=Lax']

describe('opening a session', () => {
  it('answers the access token and keeps the rest in cookies that scripts cannot read', async () => {
    const tokens = buildTokenSet({ mark: 'guest' })
    const answer = await ask(createShop(createSlasMock({ loginGuest: async () => tokens })))
    expect([answer.status, answer.body]).toEqual([
      200,
      { accessToken: tokens.accessToken, isRenewed: true, now: expect.any(Number) }
    ])
    expect(answer.text).not.toContain(tokens.refreshToken)
    expect(answer.headers['cache-control']).toBe('private, no-store')
    const cookies = readCookies(answer.headers)
    expect(cookies.get('cc-nx-g_jasmin')).toEqual({ value: tokens.refreshToken, flags: SECRET })
    expect(cookies.get('usid_jasmin')).toEqual({ value: tokens.usid, flags: SECRET })
    expect(cookies.get('token_jasmin')?.flags).toEqual(SECRET)
    expect(cookies.get('cc-nx_jasmin')).toEqual({ value: '', flags: SECRET })
    expect(cookies.get('cid_jasmin')).toEqual({ value: 'guest-guest', flags: SECRET })
    expect(cookies.get('oid_jasmin')).toEqual({ value: 'f_ecom_sbox_001', flags: SECRET })
    expect(cookies.get('enc-user-id_jasmin')?.value).toBe('')
    expect(cookies.get('visitor-id_jasmin')).toEqual({
      value: expect.stringMatching(/^[\w-]{43}$/),
      flags: ['Path=/', 'SameSite=Lax']
    })
    expect(cookies.get('session_jasmin')).toEqual({ value: 'guest', flags: ['Path=/', 'SameSite=Lax'] })
  })

  it('keeps a registered session under the name of registered ones', async () => {
    const refresh = async () => buildTokenSet({ registered: true })
    const answer = await ask(createShop(createSlasMock({ refresh }))).set(
      'cookie',
      'cc-nx_jasmin=old; cc-nx-g_jasmin=guest'
    )
    const cookies = readCookies(answer.headers)
    expect(cookies.get('cc-nx_jasmin')?.value).toBe('refresh-a')
    expect(cookies.get('cc-nx-g_jasmin')?.value).toBe('')
    expect(cookies.get('session_jasmin')?.value).toBe('registered')
  })

  it('lets refresh cookies live for 90 days at most', async () => {
    const loginGuest = async () => ({ ...buildTokenSet(), refreshTokenExpiresIn: 400 * 86_400 })
    const { headers } = await ask(createShop(createSlasMock({ loginGuest })))
    expect(String(headers['set-cookie'])).toContain(`Max-Age=${90 * 86_400};`)
    expect(String(headers['set-cookie'])).not.toContain(`Max-Age=${400 * 86_400}`)
  })

  it.each([
    ['the shop is configured for https', 'https://shop.example', {}, true],
    ['a proxy took the request over https', '', { 'x-forwarded-proto': 'https' }, true],
    ['the shop runs on plain http', '', {}, false]
  ])('marks cookies Secure when %s', async (_when, publicOrigin, headers, secure) => {
    const cookies = readCookies((await ask(createShop(createSlasMock(), publicOrigin)).set(headers)).headers)
    expect([...cookies.values()].map(({ flags }) => flags.includes('Secure'))).toEqual(
      Array(cookies.size).fill(secure)
    )
    expect(cookies.size).toBeGreaterThanOrEqual(5)
  })

  it("does not take one site's session for another's", async () => {
    const slas = createSlasMock()
    const token = buildAccessToken({ siteId: 'jasmin' })
    const answer = await ask(createShop(slas), { siteId: 'puro' }).set(
      'cookie',
      `token_jasmin=${token}; cc-nx-g_jasmin=r`
    )
    expect(slas.loginGuest.mock.calls).toEqual([['puro', {}]])
    expect(slas.refresh).not.toHaveBeenCalled()
    expect([...readCookies(answer.headers).keys()].filter(name => !name.endsWith('_puro'))).toEqual(['dwsid'])
  })

  it('writes no cookie when a living token is reused', async () => {
    const token = buildAccessToken()
    const answer = await ask(createShop()).set('cookie', `token_jasmin=${token}; session_jasmin=guest`)
    expect([answer.body, answer.headers['set-cookie']]).toEqual([
      { accessToken: token, now: expect.any(Number) },
      undefined
    ])
  })

  it('marks a session again whose marker got lost', async () => {
    const answer = await ask(createShop()).set('cookie', `token_jasmin=${buildAccessToken()}`)
    const cookies = readCookies(answer.headers)
    expect([...cookies]).toEqual([['session_jasmin', { value: 'guest', flags: ['Path=/', 'SameSite=Lax'] }]])
  })

  it.each([
    ['not be tracked', 'dw_dnt=1; __cq_dnt=1', true],
    ['be tracked', 'dw_dnt=0; __cq_dnt=0', false],
    ['be asked', 'dw_dnt=maybe', undefined]
  ])('tells the login service that a shopper wants to %s', async (_what, cookie, dnt) => {
    const slas = createSlasMock()
    await ask(createShop(slas)).set('cookie', cookie)
    await ask(createShop(slas)).set('cookie', `cc-nx_jasmin=r; ${cookie}`)
    expect(slas.loginGuest.mock.calls).toEqual([['jasmin', { dnt }]])
    expect(slas.refresh.mock.calls).toEqual([['jasmin', 'r', { dnt }]])
  })

  it('knows nothing of a session with another organization', async () => {
    const slas = createSlasMock()
    const cookie = `token_jasmin=${buildAccessToken()}; cc-nx-g_jasmin=r; usid_jasmin=u; oid_jasmin=f_ecom_prd_001`
    await ask(createShop(slas)).set('cookie', cookie)
    expect([slas.loginGuest.mock.calls, slas.refresh.mock.calls]).toEqual([[['jasmin', {}]], []])
  })

  it('says that a customer was logged out unasked, and forgets their session at the instance', async () => {
    const spent = new PlatformError({
      kind: 'fault',
      operation: 'refreshAccessToken',
      status: 400,
      detail: 'invalid refresh_token'
    })
    const slas = createSlasMock({ refresh: () => Promise.reject(spent) })
    const answer = await ask(createShop(slas)).set('cookie', 'cc-nx_jasmin=r; cid_jasmin=customer-a; dwsid=d')
    const cookies = readCookies(answer.headers)
    expect(answer.status).toBe(200)
    expect([cookies.get('session_jasmin')?.value, cookies.get('cc-nx_jasmin')?.value]).toEqual(['lapsed', ''])
    expect(cookies.get('dwsid')?.value).toBe('')
  })

  it.each([
    ['another customer', buildTokenSet({ registered: true, mark: 'b' })],
    ['a guest', buildTokenSet({ mark: 'b' })]
  ])('logs a customer out whose refresh yields %s, and reports it', async (_who, tokens) => {
    const report = jest.fn()
    const slas = createSlasMock({ refresh: async () => tokens })
    const shop = createShop(slas, '', { report })
    const answer = await ask(shop).set(
      'cookie',
      'cc-nx_jasmin=r; cid_jasmin=customer-a; session_jasmin=registered'
    )
    expect([answer.status, answer.body]).toMatchObject([400, { title: 'SLAS Error: Token mismatch' }])
    expect(report).toHaveBeenCalledTimes(1)
    const cookies = readCookies(answer.headers)
    expect([...cookies.values()].map(({ value }) => value)).toEqual(Array(cookies.size).fill(''))
    expect(cookies.size).toBe(10)
  })

  it('answers other methods than POST with 405', async () => {
    const shop = createShop()
    for (const method of ['get', 'put', 'delete'] as const) {
      const answer = await supertest(shop)[method]('/session')
      expect([answer.status, answer.headers.allow]).toEqual([405, 'POST'])
    }
  })

  it('keeps every cookie while the token service is down, and passes on when to come back', async () => {
    const down = new PlatformError({
      kind: 'status',
      operation: 'refreshAccessToken',
      status: 429,
      retryAfter: 7
    })
    const slas = createSlasMock({ refresh: () => Promise.reject(down) })
    const answer = await ask(createShop(slas)).set('cookie', 'cc-nx_jasmin=r')
    expect([answer.status, answer.body]).toEqual([
      503,
      { error: true, message: 'The login service does not answer', retryAfter: 7 }
    ])
    expect([answer.headers['set-cookie'], answer.headers['retry-after']]).toEqual([undefined, '7'])
    expect(slas.loginGuest).not.toHaveBeenCalled()
  })
})

describe('a page of another origin', () => {
  it.each([
    ['another site, as the browser says', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a sister domain, as the browser says', { 'sec-fetch-site': 'same-site' }, 403],
    ['another origin', { origin: 'https://evil.example' }, 403],
    ['no origin of its own', { origin: 'null' }, 403],
    ['an origin that only begins alike', { origin: 'https://shop.example.evil.example' }, 403],
    ['our own origin', { origin: 'https://shop.example', 'sec-fetch-site': 'same-origin' }, 200],
    ['the host that was asked', { host: 'other.example', origin: 'http://other.example' }, 200],
    ['no browser', {}, 200]
  ])('cannot open a session: from %s', async (_where, headers, status) => {
    const slas = createSlasMock()
    const answer = await ask(createShop(slas, 'https://shop.example')).set(headers)
    expect(answer.status).toBe(status)
    expect(slas.loginGuest).toHaveBeenCalledTimes(status === 200 ? 1 : 0)
  })
})

it('sees through an origin that the framework has written over', async () => {
  const settings = buildServerSettings({ publicOrigin: 'https://shop.example' })
  const endpoint = serveAlone(sessionEndpoint(buildEndpointParts({ settings })))
  const shop = express().use((req, _res, next) => {
    Object.assign(req.headers, { origin: 'https://shop.example', host: 'shop.example' })
    next()
  }, endpoint)
  expect((await ask(shop).set('origin', 'https://evil.example')).status).toBe(403)
  expect((await ask(shop).set('origin', 'https://shop.example')).status).toBe(200)
})

describe('a malformed request', () => {
  it.each([
    ['broken JSON', '{"siteId":', 400],
    ['no object', '[]', 400],
    ['a text', '"jasmin"', 400],
    ['no site', {}, 400],
    ['an unknown site', { siteId: 'tea' }, 400],
    ['a site of the wrong kind', { siteId: ['jasmin'] }, 400],
    ['a name that objects have', { siteId: '__proto__' }, 400],
    ['a refused token of the wrong kind', { siteId: 'jasmin', refused: { $gt: '' } }, 400],
    ['an empty body', '', 400],
    ['a huge body', { siteId: 'jasmin', more: 'x'.repeat(5_000) }, 413]
  ])('with %s is answered in JSON', async (_what, body, status) => {
    const answer = await ask(createShop(), body)
    expect([answer.status, answer.body]).toEqual([
      status,
      { error: true, message: 'The request is malformed' }
    ])
    expect(answer.headers['cache-control']).toBe('private, no-store')
  })

  it.each([
    ['a form', 'application/x-www-form-urlencoded', 415],
    ['plain text', 'text/plain', 415],
    ['an unknown character set', 'application/json; charset=klingon', 400],
    ['an unknown compression', 'application/json', 400]
  ])('as %s is answered in JSON', async (what, type, status) => {
    const asked = supertest(createShop()).post('/session').set('content-type', type)
    if (what === 'an unknown compression') asked.set('content-encoding', 'rot13')
    const answer = await asked.send('{"siteId":"jasmin"}')
    expect([answer.status, answer.body]).toMatchObject([status, { error: true }])
  })

  it.each([
    ['of garbage', 'token_jasmin=%E0%A4%A; =; ;;; cc-nx-g_jasmin'],
    ['with a name that objects have', '__proto__=x; constructor=y'],
    ['with a token that is none', 'token_jasmin=a.b.c']
  ])('with cookies %s opens a new session', async (_what, cookie) => {
    expect((await ask(createShop()).set('cookie', cookie)).status).toBe(200)
  })
})

describe('with the platform', () => {
  let sandbox: Sandbox
  let server: Listening
  let slas: SlasClient

  beforeAll(async () => {
    sandbox = createSandbox({ databasePath: ':memory:', publicOrigin: 'http://127.0.0.1:4000' })
    server = await listen(sandbox.app)
    slas = createSlasClient({
      origin: server.origin,
      organizationId: 'f_ecom_sbox_001',
      shortCode: 'sandbox1',
      clientId: '11111111-2222-4333-8444-555555555555',
      redirectUri: 'http://localhost:3000/callback'
    })
  })
  afterAll(async () => {
    await server.close()
    sandbox.close()
  })

  const cookieHeader = (cookies: ReturnType<typeof readCookies>, ...names: string[]) =>
    names.map(name => `${name}=${cookies.get(name)?.value ?? ''}`).join('; ')

  it('keeps the shopper over a renewal and starts anew once the refresh token is spent, saying no secret aloud', async () => {
    const lines = [jest.spyOn(process.stdout, 'write'), jest.spyOn(process.stderr, 'write')]
    const shop = createShop(slas)
    const first = readCookies((await ask(shop)).headers)
    const second = readCookies(
      (await ask(shop).set('cookie', cookieHeader(first, 'cc-nx-g_jasmin', 'usid_jasmin'))).headers
    )
    expect(second.get('usid_jasmin')).toEqual(first.get('usid_jasmin'))
    expect(second.get('cc-nx-g_jasmin')).not.toEqual(first.get('cc-nx-g_jasmin'))

    // Another process of the shop knows nothing of that renewal: it meets the spent token.
    const third = await ask(createShop(slas)).set(
      'cookie',
      cookieHeader(first, 'cc-nx-g_jasmin', 'usid_jasmin')
    )
    expect(third.status).toBe(200)
    expect(readCookies(third.headers).get('usid_jasmin')).not.toEqual(first.get('usid_jasmin'))

    const said = lines.flatMap(line => line.mock.calls).join('\n')
    for (const name of ['cc-nx-g_jasmin', 'token_jasmin']) {
      expect(said).not.toContain(first.get(name)?.value)
      expect(said).not.toContain(second.get(name)?.value)
    }
  })

  it.each([
    [
      'refuses a refresh token it never gave',
      (client: SlasClient) => client.refresh('jasmin', 'made-up'),
      true
    ],
    ['refuses a site it does not know', (client: SlasClient) => client.loginGuest('nowhere'), false]
  ])('%s', async (_what, call, spent) => {
    const error: unknown = await call(slas).catch((reason: unknown) => reason)
    expect(error).toMatchObject({ isPlatformError: true })
    expect(isSpentRefreshToken(error)).toBe(spent)
  })
})

it('calls a token service that cannot be reached a network error, not the end of a session', async () => {
  const slas = createSlasClient({
    origin: 'http://127.0.0.1:1',
    organizationId: 'f_ecom_sbox_001',
    shortCode: 'sandbox1',
    clientId: 'client',
    redirectUri: 'http://localhost:3000/callback'
  })
  await expect(slas.refresh('jasmin', 'secret-refresh-token')).rejects.toMatchObject({
    isPlatformError: true,
    kind: 'network'
  })
  const answer = await ask(createShop(slas)).set('cookie', 'cc-nx_jasmin=secret-refresh-token')
  expect([answer.status, answer.headers['set-cookie']]).toEqual([503, undefined])
  expect(answer.text).not.toContain('secret')
})
