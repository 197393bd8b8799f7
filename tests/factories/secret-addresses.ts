import fc from 'fast-check'

/** Nothing of it is a word that an address has by itself. */
export const SECRET = 'Zq7Zq7x'

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
/** How a text may be spelled in an address. */
export const encoding = fc.constantFrom(...encodings)

/** Names of what grants access or opens an order. */
export const keyName = fc.constantFrom(
  'token',
  'TOKEN',
  'orderToken',
  'token[a]',
  'password',
  'accessCode',
  'clientSecret'
)
/** A name and the secret, each in a spelling of its own. */
export const pair = (names: fc.Arbitrary<string>) =>
  fc.tuple(names, encoding, encoding).map(([text, write, hide]) => `${write(text)}=${hide(SECRET)}`)
/** Other parameters of a query. */
export const plain = fc.constantFrom('', 'orderNo=JAS1&', 'a=1?', 'q=%zz&', 'x=%FF&', '%FF&')
/** The address at which a password is reset, with its token. */
export const reset = fc
  .tuple(
    fc.constantFrom('reset-password', 'RESET-Password'),
    encoding,
    fc.constantFrom('/', '//', '%2F', '%2f', '%252F')
  )
  .map(([folder, write, slash]) => `${write(folder)}${slash}${SECRET}`)

/** A text with every level of its encoding taken off. */
export const decodeAll = (text: string): string => {
  const next = text.replace(/%([0-9a-f]{2})/gi, (_all, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16))
  )
  return next === text ? text : decodeAll(next)
}
