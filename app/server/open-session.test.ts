import { buildAccessToken, buildTokenSet } from '../../tests/factories/tokens'
import { PlatformError } from '../platform/http/platform-error'
import { markRefused } from '../platform/session/access-token'
import { isSpentRefreshToken, type SlasClient } from '../platform/session/slas-client'
import { createOpenSession } from './open-session'

const refusal = (detail: string, status = 400) =>
  new PlatformError({ kind: 'fault', operation: 'refreshAccessToken', status, detail })

function createSlas(
  refresh: SlasClient['refresh'] = async siteId => buildTokenSet({ siteId, mark: 'renewed' })
) {
  const slas = {
    loginGuest: jest.fn(async (siteId: string, _usid?: string) => buildTokenSet({ siteId, mark: 'guest' })),
    refresh: jest.fn(refresh)
  }
  return { slas, open: createOpenSession(slas, Date.now) }
}

const fresh = buildAccessToken()
const stored = { accessToken: fresh, refreshToken: 'refresh-a', usid: 'usid-a' }
const expired = { ...stored, accessToken: buildAccessToken({ life: 59 }) }

it('reuses a token that lives, without a call', async () => {
  const { slas, open } = createSlas()
  expect(await open('jasmin', stored)).toEqual({ kind: 'reused', accessToken: fresh })
  expect([slas.refresh.mock.calls, slas.loginGuest.mock.calls]).toEqual([[], []])
})

it.each([
  ['has less than a minute left', expired.accessToken],
  ['belongs to the other site', buildAccessToken({ siteId: 'puro' })],
  ['cannot be read', 'nonsense'],
  ['is missing', undefined]
])('refreshes when the token %s', async (_what, accessToken) => {
  const { slas, open } = createSlas()
  expect(await open('jasmin', { ...stored, accessToken })).toMatchObject({ kind: 'renewed' })
  expect(slas.refresh.mock.calls).toEqual([['jasmin', 'refresh-a']])
  expect(slas.loginGuest).not.toHaveBeenCalled()
})

it('refreshes a token that the platform refused, but not one that replaced it since', async () => {
  const { slas, open } = createSlas()
  expect(await open('jasmin', stored, markRefused(fresh))).toMatchObject({ kind: 'renewed' })
  expect(await open('jasmin', stored, markRefused(buildAccessToken({ mark: 'older' })))).toMatchObject({
    kind: 'reused'
  })
  expect(slas.refresh).toHaveBeenCalledTimes(1)
})

it('logs in as a guest where nothing is stored, under the usid that is known', async () => {
  const { slas, open } = createSlas()
  await open('jasmin', {})
  await open('puro', { usid: 'usid-a' })
  expect(slas.loginGuest.mock.calls).toEqual([
    ['jasmin', undefined],
    ['puro', 'usid-a']
  ])
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
  refusal('client not allowed', 401),
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

it.each([['invalid refresh_token'], ['The request is wrong: EXPIRED_TOKEN']])(
  'gives a session up that is over (%s) and logs in as a guest once',
  async detail => {
    const error = refusal(detail)
    const { slas, open } = createSlas(() => Promise.reject(error))
    const opened = await open('jasmin', expired)
    expect(opened).toEqual({ kind: 'renewed', tokens: buildTokenSet({ mark: 'guest' }) })
    // The usid belongs to the session that is over.
    expect(slas.loginGuest.mock.calls).toEqual([['jasmin', undefined]])
  }
)
