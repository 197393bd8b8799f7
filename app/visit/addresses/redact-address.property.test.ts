import fc from 'fast-check'
import {
  decodeAll,
  encoding,
  keyName,
  pair,
  plain,
  reset,
  SECRET
} from '../../../tests/factories/secret-addresses'
import { redactAddress, removeKeys } from './redact-address'

const name = fc.constantFrom(
  ...[
    'token',
    'Token',
    'orderToken',
    'access_token',
    'token[]',
    'newPassword',
    'accessCode',
    'orderViewCode'
  ],
  ...['code', 'STATE', 'email', 'giftCertID', 'couponCode', 'pageDesignerKey', 'latitude']
)
const separator = fc.constantFrom('?', ';', '#')
/** Addresses with a secret in any place that may have one. */
const address = fc.oneof(
  fc
    .tuple(separator, plain, pair(name))
    .map(([mark, before, secret]) => `/jasmin/de/x${mark}${before}${secret}`),
  fc
    .tuple(encoding, pair(name))
    .map(([write, secret]) => `/jasmin/de/login?redirectUrl=${write(`/cart?orderNo=1&${secret}`)}&a=1`),
  fc.tuple(encoding, reset).map(([write, secret]) => `/jasmin/de/login?redirectUrl=${write(`/${secret}`)}`),
  fc
    .tuple(encoding, encoding, pair(name))
    .map(
      ([outer, inner, secret]) =>
        `/login?redirectUrl=${outer(`/login?redirectUrl=${inner(`/cart?${secret}`)}`)}`
    ),
  reset.map(secret => `/jasmin/de/${secret}`),
  pair(name).map(secret => `/jasmin/de/cart;${secret}/more`),
  pair(name).map(secret => `/jasmin/de/cart%3F${secret}`),
  pair(name).map(secret => `https://shop.example/jasmin/de/cart?a=b#${secret}`)
)

it('shows no secret in a log, at any position and encoding', () => {
  fc.assert(
    fc.property(address, whole => {
      expect(decodeAll(whole)).toContain(SECRET)
      expect(decodeAll(redactAddress(whole))).not.toContain(SECRET)
    }),
    { numRuns: 3_000 }
  )
})

it('leaves no key in the query that a page is made from', () => {
  const nested = fc
    .tuple(encoding, pair(keyName))
    .map(([write, secret]) => `redirectUrl=${write(`/cart?orderNo=1&${secret}`)}&a=1`)
  fc.assert(
    fc.property(
      fc.oneof(
        fc.tuple(plain, pair(keyName)).map(both => both.join('')),
        nested
      ),
      query => {
        expect(decodeAll(removeKeys(`?${query}`))).not.toContain(SECRET)
      }
    ),
    { numRuns: 2_000 }
  )
})

it('changes nothing of an address without secrets', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abcé %/&=?+-_.'), maxLength: 12 })
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom('q', 'sort', 'orderNo', 'redirectUrl'), word)), pairs => {
      const search = pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''
      expect(removeKeys(search)).toBe(search)
      expect(redactAddress(`/jasmin/de/search${search}`)).toBe(`/jasmin/de/search${search}`)
    })
  )
})

it('keeps the return address that held a token, without the token', () => {
  const query = new URLSearchParams({ redirectUrl: '/checkout/confirmation?orderNo=JAS1&token=abc' })
  expect(removeKeys(`?${query}`)).toBe(
    `?${new URLSearchParams({ redirectUrl: '/checkout/confirmation?orderNo=JAS1' })}`
  )
})
