/** A stream of numbers from 0 to 1 that is the same in every run (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const ID = '100000000000000101'

/** Parts of addresses that have broken shops before, beside harmless ones. */
const PARTS = [
  'jasmin',
  'puro',
  'de',
  'en-gb',
  'DE',
  'shop',
  'search',
  'cart',
  'checkout',
  'account',
  'green-tea',
  'root',
  'tee',
  'service',
  'home',
  `sencha-${ID}`,
  `-${ID}`,
  `x-${'9'.repeat(18)}`,
  '',
  '.',
  '..',
  '...',
  '..;',
  '~',
  '*',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'null',
  'undefined',
  'NaN',
  '-1',
  '1e309',
  '%',
  '%2',
  '%zz',
  '%00',
  '%0d%0aset-cookie:a=b',
  '%2e%2e',
  '%2F%2Fevil.com',
  '%5Cevil.com',
  '\\evil.com',
  '%25',
  '%2525',
  '%C3%BC',
  '%E0%A4%A',
  '%ED%A0%80',
  '%F0%9F%8D%B5',
  '%EF%BB%BF',
  '%E2%80%AE',
  '{{7*7}}',
  '${7*7}',
  "'--",
  "';DROP%20TABLE%20baskets;--",
  '<script>',
  '"',
  '|',
  '$',
  '&',
  ';',
  ',',
  '+',
  '@',
  ':',
  '[',
  ']',
  'a'.repeat(300)
]

const NAMES = [
  'q',
  'refine',
  'sort',
  'offset',
  'limit',
  'start',
  'sz',
  'page',
  'site',
  'locale',
  'siteId',
  'ids',
  'levels',
  'expand',
  'currency',
  'c',
  '__proto__',
  'constructor[prototype]',
  'refine[]',
  'a[b][c]',
  '',
  'q%00',
  '%',
  'pageIdOrSlug',
  'checkoutKey',
  'token',
  'orderNo',
  'usid'
]

interface Words {
  pick<Value>(values: readonly Value[]): Value
  count(most: number): number
  path(): string
  query(): string
  json(): unknown
  header(): string
}

/** Makes up malformed input of every kind. */
export function createHostileTexts(random: () => number): Words {
  const count = (most: number) => Math.floor(random() * (most + 1))
  const pick = <Value>(values: readonly Value[]): Value =>
    values[Math.floor(random() * values.length)] as Value
  const many = <Value>(most: number, make: () => Value): Value[] => Array.from({ length: count(most) }, make)

  const value = (depth: number): unknown =>
    pick<() => unknown>([
      () => null,
      () => pick([true, false]),
      () => pick([0, -1, 1e308, 1.5, Number.MAX_SAFE_INTEGER, -0.0001]),
      () => pick(PARTS),
      () => pick(['', ' ', '\u0000', '\uD800', '\u202E', '🍵', '{"a":1}', 'x'.repeat(900)]),
      () => (depth > 0 ? many(4, () => value(depth - 1)) : []),
      () => (depth > 0 ? Object.fromEntries(many(4, () => [pick(NAMES), value(depth - 1)])) : {})
    ])()

  return {
    pick,
    count,
    path: () => `/${many(6, () => pick(PARTS)).join('/')}`,
    query: () => {
      const pairs = many(5, () => `${pick(NAMES)}${pick(['=', '', '=='])}${pick(PARTS)}`)
      return pairs.length > 0 ? `?${pairs.join(pick(['&', '&&', ';', '?']))}` : ''
    },
    json: () => value(4),
    header: () =>
      pick([
        ...PARTS,
        '\t',
        '=;=;',
        'a=b; a=c; =',
        '"'.repeat(50),
        '\u00ff\u00fe',
        'Bearer',
        'Bearer ',
        'Basic %%%',
        'null'
      ]).replaceAll(/[^\t\x20-\xff]/g, '')
  }
}
