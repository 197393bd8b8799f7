import { createSandbox, type Sandbox } from '../../../sandbox/create-sandbox'
import { readCookies } from '../../../tests/factories/cookies'
import { listen, type Listening } from '../../../tests/factories/listen'
import { createSessionShop, postSession } from '../../../tests/factories/session-endpoint'
import { createSlasMock } from '../../../tests/factories/slas'
import { buildAccessToken, buildTokenSet } from '../../../tests/factories/tokens'
import { PlatformError } from '../../platform/http/platform-error'
import { createSlasClient, isSpentRefreshToken, type SlasClient } from '../../platform/session/slas-client'

const SECRET = ['HttpOnly', 'Path=/', 'SameSite=Lax']

describe('opening a session', () => {
  it('returns the access token and stores the other tokens in HttpOnly cookies', async () => {
    const tokens = buildTokenSet({ mark: 'guest' })
    const answer = await postSession(createSessionShop(createSlasMock({ loginGuest: async () => tokens })))
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
    const answer = await postSession(createSessionShop(createSlasMock({ refresh }))).set(
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
    const { headers } = await postSession(createSessionShop(createSlasMock({ loginGuest })))
    expect(String(headers['set-cookie'])).toContain(`Max-Age=${90 * 86_400};`)
    expect(String(headers['set-cookie'])).not.toContain(`Max-Age=${400 * 86_400}`)
  })

  it.each([
    ['the shop is configured for https', 'https://shop.example', {}, true],
    ['a proxy took the request over https', '', { 'x-forwarded-proto': 'https' }, true],
    ['the shop runs on plain http', '', {}, false]
  ])('marks cookies Secure when %s', async (_when, publicOrigin, headers, secure) => {
    const cookies = readCookies(
      (await postSession(createSessionShop(createSlasMock(), publicOrigin)).set(headers)).headers
    )
    expect([...cookies.values()].map(({ flags }) => flags.includes('Secure'))).toEqual(
      Array(cookies.size).fill(secure)
    )
    expect(cookies.size).toBeGreaterThanOrEqual(5)
  })

  it("does not take one site's session for another's", async () => {
    const slas = createSlasMock()
    const token = buildAccessToken({ siteId: 'jasmin' })
    const answer = await postSession(createSessionShop(slas), { siteId: 'puro' }).set(
      'cookie',
      `token_jasmin=${token}; cc-nx-g_jasmin=r`
    )
    expect(slas.loginGuest.mock.calls).toEqual([['puro', {}]])
    expect(slas.refresh).not.toHaveBeenCalled()
    expect([...readCookies(answer.headers).keys()].filter(name => !name.endsWith('_puro'))).toEqual(['dwsid'])
  })

  it('writes no cookie when a living token is reused', async () => {
    const token = buildAccessToken()
    const answer = await postSession(createSessionShop()).set(
      'cookie',
      `token_jasmin=${token}; session_jasmin=guest`
    )
    expect([answer.body, answer.headers['set-cookie']]).toEqual([
      { accessToken: token, now: expect.any(Number) },
      undefined
    ])
  })

  it('restores the marker cookie of a session when it is missing', async () => {
    const answer = await postSession(createSessionShop()).set('cookie', `token_jasmin=${buildAccessToken()}`)
    const cookies = readCookies(answer.headers)
    expect([...cookies]).toEqual([['session_jasmin', { value: 'guest', flags: ['Path=/', 'SameSite=Lax'] }]])
  })

  it.each([
    ['no tracking', 'dw_dnt=1; __cq_dnt=1', true],
    ['tracking', 'dw_dnt=0; __cq_dnt=0', false],
    ['no choice yet', 'dw_dnt=maybe', undefined]
  ])('sends the tracking choice of a shopper to the login service: %s', async (_what, cookie, dnt) => {
    const slas = createSlasMock()
    await postSession(createSessionShop(slas)).set('cookie', cookie)
    await postSession(createSessionShop(slas)).set('cookie', `cc-nx_jasmin=r; ${cookie}`)
    expect(slas.loginGuest.mock.calls).toEqual([['jasmin', { dnt }]])
    expect(slas.refresh.mock.calls).toEqual([['jasmin', 'r', { dnt }]])
  })

  it('ignores the session cookies of another organization', async () => {
    const slas = createSlasMock()
    const cookie = `token_jasmin=${buildAccessToken()}; cc-nx-g_jasmin=r; usid_jasmin=u; oid_jasmin=f_ecom_prd_001`
    await postSession(createSessionShop(slas)).set('cookie', cookie)
    expect([slas.loginGuest.mock.calls, slas.refresh.mock.calls]).toEqual([[['jasmin', {}]], []])
  })

  it('marks the session of a customer as lapsed when the refresh token is spent, and clears the instance session', async () => {
    const spent = new PlatformError({
      kind: 'fault',
      operation: 'refreshAccessToken',
      status: 400,
      detail: 'invalid refresh_token'
    })
    const slas = createSlasMock({ refresh: () => Promise.reject(spent) })
    const answer = await postSession(createSessionShop(slas)).set(
      'cookie',
      'cc-nx_jasmin=r; cid_jasmin=customer-a; dwsid=d'
    )
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
    const shop = createSessionShop(slas, '', { report })
    const answer = await postSession(shop).set(
      'cookie',
      'cc-nx_jasmin=r; cid_jasmin=customer-a; session_jasmin=registered'
    )
    expect([answer.status, answer.body]).toMatchObject([400, { title: 'SLAS Error: Token mismatch' }])
    expect(report).toHaveBeenCalledTimes(1)
    const cookies = readCookies(answer.headers)
    expect([...cookies.values()].map(({ value }) => value)).toEqual(Array(cookies.size).fill(''))
    expect(cookies.size).toBe(12)
  })

  it('keeps every cookie while the token service is down, and forwards its Retry-After', async () => {
    const down = new PlatformError({
      kind: 'status',
      operation: 'refreshAccessToken',
      status: 429,
      retryAfter: 7
    })
    const slas = createSlasMock({ refresh: () => Promise.reject(down) })
    const answer = await postSession(createSessionShop(slas)).set('cookie', 'cc-nx_jasmin=r')
    expect([answer.status, answer.body]).toEqual([
      503,
      { error: true, message: 'The login service does not answer', retryAfter: 7 }
    ])
    expect([answer.headers['set-cookie'], answer.headers['retry-after']]).toEqual([undefined, '7'])
    expect(slas.loginGuest).not.toHaveBeenCalled()
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

  it('keeps the shopper on renewal, opens a new session once the refresh token is spent, and logs no token', async () => {
    const lines = [jest.spyOn(process.stdout, 'write'), jest.spyOn(process.stderr, 'write')]
    const shop = createSessionShop(slas)
    const first = readCookies((await postSession(shop)).headers)
    const second = readCookies(
      (await postSession(shop).set('cookie', cookieHeader(first, 'cc-nx-g_jasmin', 'usid_jasmin'))).headers
    )
    expect(second.get('usid_jasmin')).toEqual(first.get('usid_jasmin'))
    expect(second.get('cc-nx-g_jasmin')).not.toEqual(first.get('cc-nx-g_jasmin'))

    // Another process of the shop does not share that renewal and sends the spent token.
    const third = await postSession(createSessionShop(slas)).set(
      'cookie',
      cookieHeader(first, 'cc-nx-g_jasmin', 'usid_jasmin')
    )
    expect(third.status).toBe(200)
    expect(readCookies(third.headers).get('usid_jasmin')).not.toEqual(first.get('usid_jasmin'))

    const logged = lines.flatMap(line => line.mock.calls).join('\n')
    for (const name of ['cc-nx-g_jasmin', 'token_jasmin']) {
      expect(logged).not.toContain(first.get(name)?.value)
      expect(logged).not.toContain(second.get(name)?.value)
    }
  })

  it.each([
    ['refuses an unknown refresh token', (client: SlasClient) => client.refresh('jasmin', 'made-up'), true],
    ['refuses an unknown site', (client: SlasClient) => client.loginGuest('nowhere'), false]
  ])('%s', async (_what, call, spent) => {
    const error: unknown = await call(slas).catch((reason: unknown) => reason)
    expect(error).toMatchObject({ isPlatformError: true })
    expect(isSpentRefreshToken(error)).toBe(spent)
  })
})

it('treats an unreachable token service as a network error, not as the end of a session', async () => {
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
  const answer = await postSession(createSessionShop(slas)).set('cookie', 'cc-nx_jasmin=secret-refresh-token')
  expect([answer.status, answer.headers['set-cookie']]).toEqual([503, undefined])
  expect(answer.text).not.toContain('secret')
})
