import { readRedirectUrl } from './read-redirect-url'

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
