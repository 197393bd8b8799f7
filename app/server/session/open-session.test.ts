import { createSlasMock } from '../../../tests/factories/slas'
import { buildAccessToken, buildJwt, buildTokenSet } from '../../../tests/factories/tokens'
import { PlatformError } from '../../platform/http/platform-error'
import { markRefused } from '../../platform/session/access-token'
import { isSpentRefreshToken, type SlasClient, type TokenSet } from '../../platform/session/slas-client'
import { createOpenSession } from './open-session'
import type { StoredSession } from './session-cookies'

const refusal = (detail: string, status = 400) =>
  new PlatformError({ kind: 'fault', operation: 'refreshAccessToken', status, detail })

const owner = { organizationId: 'f_ecom_sbox_001', clientId: '11111111-2222-4333-8444-555555555555' }

function createSlas(refresh?: SlasClient['refresh']) {
  const slas = createSlasMock(refresh && { refresh })
  return { slas, ...createOpenSession(slas, owner, Date.now) }
}

const fresh = buildAccessToken()
const stored: StoredSession = {
  authType: 'guest',
  accessToken: fresh,
  refreshToken: 'refresh-a'
}
const expired = { ...stored, accessToken: buildAccessToken({ life: 59 }) }
const nobody: StoredSession = { authType: 'guest' }

const foreignToken = (tenant: string, client: string) =>
  buildJwt({
    sub: `cc-slas::${tenant}::scid:${client}::usid:usid-a`,
    isb: 'uido:slas::upn:Guest::uidn:Guest User::gcid:guest-a::chid:jasmin',
    exp: Date.now() / 1000 + 1800
  })

it('reuses a token that lives, without a call', async () => {
  const { slas, open } = createSlas()
  expect(await open('jasmin', stored)).toEqual({ kind: 'reused', accessToken: fresh })
  expect([slas.refresh.mock.calls, slas.loginGuest.mock.calls]).toEqual([[], []])
})

it.each([
  ['has less than a minute left', expired.accessToken],
  ['belongs to the other site', buildAccessToken({ siteId: 'puro' })],
  ['was made for another client', foreignToken('sbox_001', 'someone')],
  ['was made for another tenant', foreignToken('prd_001', owner.clientId)],
  ['cannot be read', 'nonsense'],
  ['is missing', undefined]
])('refreshes when the token %s', async (_what, accessToken) => {
  const { slas, open } = createSlas()
  expect(await open('jasmin', { ...stored, accessToken })).toMatchObject({ kind: 'renewed' })
  expect(slas.refresh.mock.calls).toEqual([['jasmin', 'refresh-a', { dnt: undefined }]])
  expect(slas.loginGuest).not.toHaveBeenCalled()
})

it('refreshes a token that the platform refused, but not one that replaced it since', async () => {
  const { slas, open } = createSlas()
  expect(await open('jasmin', stored, { refused: markRefused(fresh) })).toMatchObject({ kind: 'renewed' })
  expect(
    await open('jasmin', stored, { refused: markRefused(buildAccessToken({ mark: 'older' })) })
  ).toMatchObject({
    kind: 'reused'
  })
  expect(slas.refresh).toHaveBeenCalledTimes(1)
})

it('logs in as a guest where nothing is stored', async () => {
  const { slas, open } = createSlas()
  await open('jasmin', nobody)
  expect(slas.loginGuest.mock.calls).toEqual([['jasmin', {}]])
})

it('spends a refresh token once for 200 concurrent requests, and for those that come a moment later', async () => {
  const { slas, open } = createSlas()
  const opened = await Promise.all(Array.from({ length: 200 }, () => open('jasmin', expired)))
  opened.push(await open('jasmin', expired))
  expect(new Set(opened.map(session => JSON.stringify(session))).size).toBe(1)
  expect(slas.refresh).toHaveBeenCalledTimes(1)
})

it('spends the refresh tokens of two sites apart', async () => {
  const { slas, open } = createSlas()
  await Promise.all([open('jasmin', expired), open('puro', expired)])
  expect(slas.refresh.mock.calls.map(([siteId]) => siteId)).toEqual(['jasmin', 'puro'])
})

const SERVICE_DOWN = [
  new PlatformError({ kind: 'network', operation: 'refreshAccessToken' }),
  new PlatformError({ kind: 'timeout', operation: 'refreshAccessToken' }),
  new PlatformError({ kind: 'status', operation: 'refreshAccessToken', status: 503 }),
  new PlatformError({ kind: 'status', operation: 'refreshAccessToken', status: 429, retryAfter: 5 }),
  new PlatformError({ kind: 'status', operation: 'refreshAccessToken', status: 403 }),
  refusal('internal error', 500),
  new Error('unknown')
]

it.each(
  SERVICE_DOWN.map((error): [string, Error] => [
    `${error.message} ${(error as PlatformError).status ?? ''}`,
    error
  ])
)('does not make a guest of a shopper because the token service failed (%s)', async (_what, error) => {
  const { slas, open } = createSlas(() => Promise.reject(error))
  expect(isSpentRefreshToken(error)).toBe(false)
  await expect(open('jasmin', expired)).rejects.toBe(error)
  expect(slas.loginGuest).not.toHaveBeenCalled()
  // A failure is not shared with the next try.
  slas.refresh.mockResolvedValueOnce(buildTokenSet({ mark: 'later' }))
  expect(await open('jasmin', expired)).toMatchObject({ kind: 'renewed' })
})

it.each([
  ['invalid refresh_token', 'a guest', 'guest', 'guest'],
  ['The request is wrong: EXPIRED_TOKEN', 'a guest', 'guest', 'guest'],
  ['invalid refresh_token', 'a customer, who should hear of it', 'registered', 'lapsed']
] as const)(
  'gives a session up that is over (%s) and logs in as a guest once: %s',
  async (detail, _who, authType, state) => {
    const { slas, open } = createSlas(() => Promise.reject(refusal(detail)))
    const opened = await open('jasmin', { ...expired, authType, dnt: true })
    expect(opened).toEqual({ kind: 'renewed', tokens: buildTokenSet({ mark: 'guest' }), state })
    // The usid belongs to the session that is over.
    expect(slas.loginGuest.mock.calls).toEqual([['jasmin', { dnt: true }]])
  }
)

it.each([
  ['its client', refusal('invalid client', 401)],
  ['a garbled token', refusal('the request is malformed', 400)],
  ['a reason of its own', refusal('forbidden', 403)],
  ['no reason at all', new PlatformError({ kind: 'status', operation: 'refreshAccessToken', status: 401 })]
])('goes on as a guest when the service refuses a customer for %s', async (_what, error) => {
  const { slas, open } = createSlas(() => Promise.reject(error))
  const opened = await open('jasmin', { ...expired, authType: 'registered' })
  expect(opened).toEqual({ kind: 'renewed', tokens: buildTokenSet({ mark: 'guest' }), state: 'lapsed' })
  expect(slas.loginGuest).toHaveBeenCalledTimes(1)
})

it('keeps a session while guests are refused as well', async () => {
  const { slas, open } = createSlas(() => Promise.reject(refusal('invalid client', 401)))
  slas.loginGuest.mockRejectedValue(refusal('invalid client', 401))
  await expect(open('jasmin', expired)).rejects.toMatchObject({ status: 401 })
})

describe('a session that a logout has ended', () => {
  const OVER = { status: 409, type: 'session-over' }

  it('gives nothing to a refresh that was under way, whose tokens the logout gets', async () => {
    let answer: (tokens: TokenSet) => void = () => undefined
    const { open, end } = createSlas(() => new Promise(resolve => (answer = resolve)))
    const late = expect(open('jasmin', expired)).rejects.toMatchObject(OVER)
    const ended = end('jasmin', 'refresh-a')
    const tokens = buildTokenSet({ mark: 'next' })
    answer(tokens)
    await late
    expect(await ended).toEqual(tokens)
  })

  it('gives no session for any of its tokens, and a new one to a request without them', async () => {
    const { open, end, slas } = createSlas()
    await open('jasmin', expired)
    expect(await end('jasmin', 'refresh-renewed')).toEqual(buildTokenSet({ mark: 'renewed' }))
    for (const refreshToken of ['refresh-a', 'refresh-renewed'])
      for (const accessToken of [fresh, undefined])
        await expect(open('jasmin', { ...stored, accessToken, refreshToken })).rejects.toMatchObject(OVER)
    expect(slas.refresh).toHaveBeenCalledTimes(1)
    slas.refresh.mockRejectedValueOnce(refusal('invalid refresh_token'))
    expect(await open('jasmin', expired, { again: true })).toMatchObject({
      tokens: buildTokenSet({ mark: 'guest' })
    })
  })

  it('is forgotten after a minute, and so is every other one', async () => {
    jest.useFakeTimers()
    const { open, end } = createSlas(async () => buildTokenSet({ mark: 'next' }))
    await open('jasmin', expired)
    await end('jasmin', 'refresh-next')
    await jest.advanceTimersByTimeAsync(60_000)
    expect(jest.getTimerCount()).toBe(0)
    expect(await open('jasmin', expired)).toMatchObject({ kind: 'renewed' })
    jest.useRealTimers()
  })

  it('leaves the other site and other shoppers alone', async () => {
    const { open, end } = createSlas()
    await end('puro', 'refresh-a')
    await end('jasmin', 'refresh-b')
    expect(await open('jasmin', stored)).toMatchObject({ kind: 'reused' })
  })
})

it('makes one guest of 200 concurrent requests whose session is over', async () => {
  const { slas, open } = createSlas(() => Promise.reject(refusal('invalid refresh_token')))
  await Promise.all(Array.from({ length: 200 }, () => open('jasmin', expired)))
  expect([slas.refresh.mock.calls.length, slas.loginGuest.mock.calls.length]).toEqual([1, 1])
})

it('goes on asking a lapsed customer to log in while they are a guest', async () => {
  const { open } = createSlas()
  expect(await open('jasmin', { ...expired, marker: 'lapsed' })).toMatchObject({ state: 'lapsed' })
  expect(await open('jasmin', { ...nobody, marker: 'lapsed' })).toMatchObject({ state: 'lapsed' })
  expect(await open('jasmin', { ...stored, marker: 'lapsed' })).toMatchObject({ kind: 'reused' })
})

const customerToken = buildAccessToken({ registered: true })

it.each([
  ['a guest, as the token says', { ...stored, marker: 'guest' }, 'reused'],
  [
    'a customer, as the token says',
    { ...stored, authType: 'registered', accessToken: customerToken },
    'reused'
  ],
  [
    'a customer although the marker says guest',
    { ...stored, authType: 'registered', accessToken: customerToken, marker: 'guest' },
    'renewed'
  ],
  ['a guest although the marker says customer', { ...stored, marker: 'registered' }, 'renewed'],
  ['a customer whose refresh token is gone', { ...stored, accessToken: customerToken }, 'renewed'],
  ['a guest beside a customer’s refresh token', { ...stored, authType: 'registered' }, 'renewed']
] as [string, StoredSession, string][])('takes a living token only for %s', async (_who, session, kind) => {
  const { open } = createSlas(async () => buildTokenSet({ registered: session.authType === 'registered' }))
  expect(await open('jasmin', session)).toMatchObject({ kind })
})

it.each([
  ['another customer', buildTokenSet({ registered: true, mark: 'b' })],
  ['a guest', buildTokenSet()]
])('refuses a refresh of a customer that yields %s', async (_who, tokens) => {
  const { slas, open } = createSlas(async () => tokens)
  const customer: StoredSession = { ...expired, authType: 'registered', customerId: 'customer-a' }
  await expect(open('jasmin', customer)).rejects.toMatchObject({
    status: 400,
    title: 'SLAS Error: Token mismatch'
  })
  expect(slas.loginGuest).not.toHaveBeenCalled()
})

it('answers in time and keeps the outcome of a refresh that comes late', async () => {
  jest.useFakeTimers()
  try {
    let answer: (tokens: TokenSet) => void = () => undefined
    const { slas, open } = createSlas(() => new Promise(resolve => (answer = resolve)))
    const impatient = expect(open('jasmin', expired)).rejects.toMatchObject({ kind: 'timeout' })
    await jest.advanceTimersByTimeAsync(7_000)
    await impatient
    const next = open('jasmin', expired)
    answer(buildTokenSet({ mark: 'late' }))
    expect(await next).toMatchObject({ tokens: buildTokenSet({ mark: 'late' }) })
    expect(slas.refresh).toHaveBeenCalledTimes(1)
  } finally {
    jest.useRealTimers()
  }
})
