import { buildAccessToken, buildJwt } from '../../../tests/factories/tokens'
import { isFresh, markRefused, parseAccessToken } from './access-token'

const now = Date.parse('2025-06-01T12:00:00Z')

it.each([
  ['a guest', false, { authType: 'guest', customerId: 'guest-a' }],
  ['a registered customer', true, { authType: 'registered', customerId: 'customer-a' }]
])('reads the claims of %s by their position', (_who, registered, expected) => {
  const token = buildAccessToken({ registered, siteId: 'puro', now, life: 1800 })
  expect(parseAccessToken(token)).toEqual({
    ...expected,
    usid: 'usid-a',
    siteId: 'puro',
    expiresAt: now / 1000 + 1800,
    issuedAt: now / 1000
  })
})

it.each([
  ['sub', { isb: 'uido:slas::gcid:g::chid:jasmin', exp: 1 }],
  ['isb', { sub: 'cc-slas::t::scid:c::usid:u', exp: 1 }],
  ['both', { exp: 1 }]
])('cannot read a token without %s', (_what, payload) => {
  expect(() => parseAccessToken(buildJwt(payload))).toThrow(
    'Unable to parse access token payload: missing sub and isb.'
  )
})

it.each([
  [1800, true],
  [61, true],
  [60, true],
  [59, false],
  [0, false],
  [-10, false]
])('says of a token with %d seconds left that it is fresh: %s', (life, fresh) => {
  expect(isFresh(buildAccessToken({ life, now }), now)).toBe(fresh)
})

it.each([[undefined], [''], ['no token'], ['a.b.c'], [buildJwt({ exp: 9_999_999_999 })]])(
  'never takes %j for fresh',
  token => {
    expect(isFresh(token, now)).toBe(false)
  }
)

it('names a refused token by its end, which is no token itself', () => {
  const token = buildAccessToken()
  expect(token.endsWith(markRefused(token))).toBe(true)
  expect(markRefused(token)).toHaveLength(32)
})
