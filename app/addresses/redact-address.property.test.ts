import fc from 'fast-check'
import { redactAddress, removeKeys } from './redact-address'

/** Nothing of it is a word that an address has by itself. */
const SECRET = 'Zq7Zq7x'

const encodeAll = (text: string) =>
  [...Buffer.from(text)].map(byte => `%${byte.toString(16).padStart(2, '0')}`).join('')
const encodeSome = (text: string) =>
  text.replace(/./g, (letter, at: number) => (at % 2 ? encodeAll(letter) : letter))
const encodings: ((text: string) => string)[] = [
  text => text,
  encodeURIComponent,
  text => encodeURIComponent(encodeURIComponent(text)),
  text => encodeURIComponent(encodeURIComponent(encodeURIComponent(text))),
  encodeAll,
  encodeSome,
  text => encodeAll(text).toUpperCase()
]
const encoding = fc.constantFrom(...encodings)

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
const keyName = fc.constantFrom(
  'token',
  'TOKEN',
  'orderToken',
  'token[a]',
  'password',
  'accessCode',
  'clientSecret'
)
const pair = (names: fc.Arbitrary<string>) =>
  fc.tuple(names, encoding, encoding).map(([text, write, hide]) => `${write(text)}=${hide(SECRET)}`)
const plain = fc.constantFrom('', 'orderNo=JAS1&', 'a=1?', 'q=%zz&', 'x=%FF&', '%FF&')
const separator = fc.constantFrom('?', ';', '#')
const reset = fc
  .tuple(
    fc.constantFrom('reset-password', 'RESET-Password'),
    encoding,
    fc.constantFrom('/', '//', '%2F', '%2f', '%252F')
  )
  .map(([folder, write, slash]) => `${write(folder)}${slash}${SECRET}`)

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

const decodeAll = (text: string): string => {
  const next = text.replace(/%([0-9a-f]{2})/gi, (_all, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16))
  )
  return next === text ? text : decodeAll(next)
}

it('shows no secret in a log, wherever it stands and however it is encoded', () => {
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

it('keeps the way back that held a token', () => {
  const query = new URLSearchParams({ redirectUrl: '/checkout/confirmation?orderNo=JAS1&token=abc' })
  expect(removeKeys(`?${query}`)).toBe(
    `?${new URLSearchParams({ redirectUrl: '/checkout/confirmation?orderNo=JAS1' })}`
  )
})
