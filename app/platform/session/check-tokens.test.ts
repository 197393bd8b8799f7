import { buildAccessToken, buildTokenSet } from '../../../tests/factories/tokens'
import { checkTokens, isOwnToken } from './check-tokens'

const owner = {
  siteId: 'jasmin',
  organizationId: 'f_ecom_sbox_001',
  clientId: '11111111-2222-4333-8444-555555555555'
}
const tokens = buildTokenSet()

it.each([
  ['a guest', buildTokenSet()],
  ['a customer', buildTokenSet({ registered: true })]
])('accepts the tokens of %s that are what they say', (_who, given) => {
  expect(() => checkTokens('refresh', owner, given)).not.toThrow()
})

it.each([
  ['another site', { ...owner, siteId: 'puro' }, tokens],
  ['another tenant', { ...owner, organizationId: 'f_ecom_prd_001' }, tokens],
  ['another client', { ...owner, clientId: 'other' }, tokens],
  ['another session', owner, { ...tokens, usid: 'usid-b' }],
  ['another customer', owner, { ...tokens, customerId: 'guest-b' }],
  [
    'a customer where the answer names the guest',
    owner,
    { ...tokens, accessToken: buildAccessToken({ registered: true }) }
  ],
  ['nobody who can be read', owner, { ...tokens, accessToken: 'a.b.c' }]
])('refuses a token of %s', (_who, asker, given) => {
  expect(() => checkTokens('refresh', asker, given)).toThrow(
    expect.objectContaining({ status: 400, title: 'SLAS Error: Token mismatch', isPlatformError: true })
  )
})

it('never accepts an invalid token', () => {
  expect(['', 'x', 'a.b.c', '..'].map(token => isOwnToken(owner, token))).toEqual([
    false,
    false,
    false,
    false
  ])
})
