import { readRedirectUrl, readWish } from './read-redirect-url'

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
