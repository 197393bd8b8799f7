import { readRedirectUrl, readTargetOfCode, readWish } from './read-redirect-url'

const readPath = (address: string) => (/^\/[\\/]/.test(address) ? undefined : address)

it.each([
  ['/account/orders?page=2', '/account/orders?page=2'],
  ['/cart', '/cart'],
  [null, '/account'],
  ['', '/account'],
  ['https://evil.example/', '/account'],
  ['//evil.example', '/account'],
  ['/\\evil.example', '/account'],
  ['javascript:alert(1)', '/account'],
  ['/login?redirectUrl=/login', '/account'],
  ['/LOGIN', '/account'],
  [`/${'a'.repeat(2_048)}`, '/account']
])('a login with the target %s leads to %s', (value, expected) => {
  expect(readRedirectUrl(value, readPath)).toBe(expected)
})

it.each([
  ['100000000000000101', '100000000000000101'],
  ['10000000000000010', undefined],
  ['<script>', undefined],
  ['', undefined],
  [null, undefined]
])('reads the wish %j as %s', (value, wish) => expect(readWish(value)).toBe(wish))

it.each([
  ['/checkout?step=payment', { redirectUrl: '/checkout?step=payment' }],
  [
    '/login?redirectUrl=%2Fcheckout&wish=100000000000000101',
    { redirectUrl: '/checkout', wish: '100000000000000101' }
  ],
  ['/registration?redirectUrl=%2Fcart', { redirectUrl: '/cart' }],
  ['/login', { redirectUrl: '/account' }],
  ['/login?redirectUrl=https%3A%2F%2Fevil.example', { redirectUrl: '/account' }],
  ['//evil.example', { redirectUrl: '/account' }],
  [undefined, { redirectUrl: '/account' }]
])('the link of a code that was asked for on %j leads to %j', (askedOn, target) => {
  expect(readTargetOfCode(askedOn, readPath)).toEqual(target)
})
