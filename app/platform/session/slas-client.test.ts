import { type IncomingMessage, type ServerResponse } from 'node:http'
import { buildAccessToken } from '../../../tests/factories/tokens'
import { createSlasClient, isSpentRefreshToken } from './slas-client'
import { listen, type Listening } from '../../../tests/factories/listen'

type Answer = (req: IncomingMessage & { form: URLSearchParams }, res: ServerResponse) => void

/** A login service of which a test says how it answers. */
let service: Listening
let answer: Answer
const asked: { path: string; form: URLSearchParams; authorization?: string }[] = []
let slas: ReturnType<typeof createSlasClient>

beforeAll(async () => {
  service = await listen((req, res) => {
    let text = ''
    req.on('data', chunk => (text += chunk))
    req.on('end', () => {
      const { pathname, search } = new URL(req.url ?? '/', 'http://service')
      const path = pathname.split('/').at(-1) ?? ''
      const form = new URLSearchParams(text || search)
      asked.push({ path, form, authorization: req.headers.authorization })
      answer(Object.assign(req, { form }), res)
    })
  })
  slas = createSlasClient({
    origin: service.origin,
    organizationId: 'f_ecom_sbox_001',
    shortCode: 'sandbox1',
    clientId: '11111111-2222-4333-8444-555555555555',
    redirectUri: 'http://localhost:3000/callback'
  })
})
afterAll(() => service.close())

const sendJson = (res: ServerResponse, status: number, body: unknown, headers = {}) =>
  res.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))

/** Answers codes and tokens; the latter with what a test changes. */
const serve =
  (change: Record<string, unknown> = {}, registered = false): Answer =>
  (req, res) => {
    if (req.url?.includes('/token'))
      sendJson(res, 200, {
        access_token: buildAccessToken({ registered }),
        refresh_token: 'refresh-a',
        refresh_token_expires_in: 2_592_000,
        usid: 'usid-a',
        customer_id: registered ? 'customer-a' : 'guest-a',
        enc_user_id: 'ABC',
        ...change
      })
    else res.writeHead(303, { location: 'http://localhost:3000/callback?usid=usid-a&code=code-a' }).end()
  }

beforeEach(() => {
  asked.length = 0
  answer = serve()
})

it('exchanges a code with a verifier of 128 characters for a guest’s tokens', async () => {
  expect(await slas.loginGuest('jasmin')).toMatchObject({
    refreshToken: 'refresh-a',
    usid: 'usid-a',
    customerId: 'guest-a'
  })
  const [authorize, token] = asked
  expect(Object.fromEntries(authorize?.form ?? [])).toMatchObject({
    hint: 'guest',
    response_type: 'code',
    redirect_uri: 'http://localhost:3000/callback',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/)
  })
  expect(authorize?.form?.has('usid')).toBe(false)
  expect(Object.fromEntries(token?.form ?? [])).toMatchObject({
    grant_type: 'authorization_code_pkce',
    code: 'code-a',
    channel_id: 'jasmin',
    code_verifier: expect.stringMatching(/^[\w.~-]{128}$/)
  })
})

it('logs a customer in with a Basic header, umlauts and colons included', async () => {
  answer = serve({}, true)
  await slas.login('jasmin', { email: 'jürgen@example.com', password: 'ü:b:c' }, { usid: 'usid-a' })
  const [login] = asked
  expect(Buffer.from(login?.authorization?.split(' ')[1] ?? '', 'base64').toString('utf8')).toBe(
    'jürgen@example.com:ü:b:c'
  )
  expect(Object.fromEntries(login?.form ?? [])).toMatchObject({ usid: 'usid-a', channel_id: 'jasmin' })
})

it.each([
  [true, 'true'],
  [false, 'false'],
  [undefined, null]
])('says dnt=%s with every token', async (dnt, expected) => {
  await slas.loginGuest('jasmin', { dnt })
  await slas.refresh('jasmin', 'r', { dnt })
  answer = serve({}, true)
  await slas.login('jasmin', { email: 'a', password: 'b' }, { dnt })
  const tokens = asked.filter(({ path }) => path === 'token')
  expect(tokens.map(({ form }) => form.get('dnt'))).toEqual([expected, expected, expected])
})

it('ends a session with both of its tokens', async () => {
  answer = (_req, res) => sendJson(res, 200, { status_code: '200', message: 'logged out' })
  await slas.logout('jasmin', { accessToken: 'access-a', refreshToken: 'refresh-a' })
  expect(asked).toMatchObject([{ path: 'logout', authorization: 'Bearer access-a' }])
  expect(asked[0]?.form.get('refresh_token')).toBe('refresh-a')
})

it.each([
  ['site', { access_token: buildAccessToken({ siteId: 'puro' }) }],
  ['usid', { usid: 'usid-b' }],
  ['customer', { customer_id: 'guest-b' }],
  ['kind of shopper', { access_token: buildAccessToken({ registered: true }) }]
])('refuses an answer whose token is of another %s', async (_what, change) => {
  answer = serve(change)
  for (const call of [() => slas.loginGuest('jasmin'), () => slas.refresh('jasmin', 'r')])
    await expect(call()).rejects.toMatchObject({ status: 400, title: 'SLAS Error: Token mismatch' })
})

it.each([
  ['no tokens', (_req, res) => sendJson(res, 200, { usid: 'usid-a' }), { kind: 'unreadable' }],
  [
    'JSON that is cut off',
    (_req, res) => res.writeHead(200).end('{"access_token": "se'),
    { kind: 'unreadable' }
  ],
  ['nothing', (_req, res) => res.writeHead(200).end(), { kind: 'unreadable' }],
  ['a page of a gateway', (_req, res) => res.writeHead(502).end('<html>'), { kind: 'status', status: 502 }],
  ['a lost connection', req => req.socket.destroy(), { kind: 'network' }],
  ['a pause', (_req, res) => sendJson(res, 429, {}, { 'retry-after': '7' }), { status: 429, retryAfter: 7 }],
  [
    'a spent token',
    (_req, res) => sendJson(res, 400, { status_code: '400', message: 'invalid refresh_token' }),
    { status: 400 }
  ]
] as [string, Answer, object][])(
  'understands %s for an answer to a refresh',
  async (_what, given, expected) => {
    answer = given
    const error: unknown = await slas.refresh('jasmin', 'secret-token').catch((reason: unknown) => reason)
    expect(error).toMatchObject({ isPlatformError: true, ...expected })
    expect(isSpentRefreshToken(error)).toBe(_what === 'a spent token')
    expect(JSON.stringify(error) + String(error)).not.toContain('secret-token')
  }
)

it('carries the status of wrong credentials, and neither e-mail nor password', async () => {
  answer = (_req, res) => sendJson(res, 401, { status_code: '401', message: 'Unauthorized' })
  const login = slas.login('jasmin', { email: 'lina@example.com', password: 'hidden' })
  const error: unknown = await login.catch((reason: unknown) => reason)
  expect(error).toMatchObject({ status: 401, detail: 'Unauthorized', operation: 'authenticateCustomer' })
  expect(JSON.stringify(error) + String(error)).not.toMatch(/lina|hidden/)
})

describe('by e-mail code', () => {
  const PRIVATE = '99999999-2222-4333-8444-555555555555'
  const BASIC = `Basic ${Buffer.from(`${PRIVATE}:secret`).toString('base64')}`
  const createPrivate = () =>
    createSlasClient({
      origin: service.origin,
      organizationId: 'f_ecom_sbox_001',
      shortCode: 'sandbox1',
      clientId: '11111111-2222-4333-8444-555555555555',
      redirectUri: 'http://localhost:3000/callback',
      privateClient: { clientId: PRIVATE, secret: 'secret' }
    })
  const ofPrivate = () => buildAccessToken({ registered: true, client: PRIVATE })
  const sent = { email: 'lina@example.com', code: '12345678' }

  it('has a code mailed by the private client, in the shopper’s language, for the guest’s usid', async () => {
    answer = (_req, res) => sendJson(res, 200, 'accepted')
    await createPrivate().requestCode('jasmin', { email: sent.email, locale: 'de-DE', usid: 'usid-a' })
    expect(asked[0]).toMatchObject({ path: 'login', authorization: BASIC })
    expect(Object.fromEntries(asked[0]?.form ?? [])).toEqual({
      user_id: 'lina@example.com',
      mode: 'email',
      locale: 'de-DE',
      usid: 'usid-a',
      channel_id: 'jasmin'
    })
  })

  it.each([
    [404, 'user not found'],
    [400, 'Too many login requests were made. Please try again later.'],
    [429, 'Too many login requests were made. Please try again later.']
  ])('does not say what the service knows of an address (%s)', async (status, message) => {
    answer = (_req, res) => sendJson(res, status, { status_code: String(status), message })
    await createPrivate().requestCode('jasmin', { email: 'nobody@example.com', locale: 'de-DE' })
    expect(asked).toHaveLength(1)
  })

  it.each([
    [401, 'invalid client credentials'],
    [400, 'bad request: locale'],
    [429, 'Too Many Requests'],
    [500, 'down']
  ])('fails when the service refuses the shop itself (%s)', async (status, message) => {
    answer = (_req, res) => sendJson(res, status, { status_code: String(status), message })
    await expect(
      createPrivate().requestCode('jasmin', { email: sent.email, locale: 'xx' })
    ).rejects.toMatchObject({ status })
  })

  it('exchanges a code for tokens of the private client, for the address that asked only', async () => {
    answer = serve({ access_token: ofPrivate() }, true)
    const tokens = await createPrivate().loginByCode('jasmin', sent, { dnt: true })
    expect(tokens).toMatchObject({ customerId: 'customer-a', usid: 'usid-a' })
    expect(asked[0]?.authorization).toBe(BASIC)
    expect(Object.fromEntries(asked[0]?.form ?? [])).toMatchObject({
      pwdless_login_token: '12345678',
      login_id: 'lina@example.com',
      hint: 'pwdless_login',
      dnt: 'true'
    })
  })

  it('answers every refused code alike', async () => {
    answer = (_req, res) => sendJson(res, 400, { status_code: '400', message: 'invalid token: expired' })
    await expect(createPrivate().loginByCode('jasmin', sent)).rejects.toMatchObject({
      status: 401,
      type: 'invalid-code',
      detail: 'Unauthorized'
    })
  })

  it('does not take tokens of the public client for a code', async () => {
    answer = serve({}, true)
    await expect(createPrivate().loginByCode('jasmin', sent)).rejects.toMatchObject({ type: 'slas-error' })
  })

  const answerAll = (change: Record<string, unknown>): Answer => {
    const tokens = serve(change, true)
    return (req, res) => (req.url?.includes('/logout') ? sendJson(res, 200, {}) : tokens(req, res))
  }

  it('renews and ends its sessions by the private client, and all others by the public one', async () => {
    answer = answerAll({ access_token: ofPrivate() })
    await createPrivate().refresh('jasmin', 'refresh-a', { isPrivate: true })
    await createPrivate().logout('jasmin', { accessToken: ofPrivate(), refreshToken: 'refresh-a' })
    answer = answerAll({})
    await createPrivate().refresh('jasmin', 'refresh-b')
    await createPrivate().logout('jasmin', { accessToken: buildAccessToken(), refreshToken: 'refresh-b' })
    expect(asked[0]?.authorization).toBe(BASIC)
    expect(asked.map(({ form }) => form.get('client_id'))).toEqual([
      PRIVATE,
      PRIVATE,
      '11111111-2222-4333-8444-555555555555',
      '11111111-2222-4333-8444-555555555555'
    ])
  })
})
