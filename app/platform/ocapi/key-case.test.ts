import { toCamelKey, toCamelKeys, toSnakeKey, toSnakeKeys } from './key-case'

it.each([
  ['basketId', 'basket_id'],
  ['customerInfo', 'customer_info'],
  ['productItems', 'product_items'],
  ['id', 'id'],
  ['address1', 'address1'],
  ['useAsShipping', 'use_as_shipping'],
  ['eanUpcA', 'ean_upc_a']
])('writes %s as %s and reads it back', (camel, snake) => {
  expect(toSnakeKey(camel)).toBe(snake)
  expect(toCamelKey(snake)).toBe(camel)
})

it.each([
  '_type',
  '_v',
  '__proto__',
  'c_productSet',
  'c_giftCardIsVirtual',
  'c_agentID',
  '_snake_key',
  'c_a_b'
])('leaves %s as it is, both ways', key => {
  expect(toSnakeKey(key)).toBe(key)
  expect(toCamelKey(key)).toBe(key)
})

it("turns no key into an attribute of the shop's own", () => {
  expect(toSnakeKey('cUrl')).toBe('cUrl')
  expect(toSnakeKey('Url')).toBe('Url')
})

it('renames in objects within lists within objects', () => {
  expect(toSnakeKeys({ productItems: [{ itemId: 'a', optionItems: [[{ optionId: 1 }]] }] })).toEqual({
    product_items: [{ item_id: 'a', option_items: [[{ option_id: 1 }]] }]
  })
})

it('leaves alone what an attribute of the shop holds', () => {
  const custom = { c_delivery: { firstName: 'Lina', last_name: 'Berg' }, _flash: [{ basket_id: 1 }] }
  expect(toSnakeKeys(custom)).toEqual(custom)
  expect(toCamelKeys(custom)).toEqual(custom)
})

it.each([undefined, null, '', 'first_name', 0, 1.5, true])('passes %p as it is', value => {
  expect(toSnakeKeys(value)).toBe(value)
  expect(toCamelKeys(value)).toBe(value)
})

it('takes __proto__ and its kin for ordinary keys', () => {
  const hostile: unknown = JSON.parse(
    '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"is_admin":true}},"to_string":1}'
  )
  const read = toCamelKeys(hostile) as Record<string, unknown>
  expect(Object.keys(read)).toEqual(['__proto__', 'constructor', 'toString'])
  expect(read.isAdmin).toBeUndefined()
  expect(Object.getPrototypeOf(read)).toBe(Object.prototype)
  expect(({} as Record<string, unknown>).isAdmin).toBeUndefined()
  expect(JSON.stringify(toSnakeKeys(read))).toBe(JSON.stringify(hostile))
})

it('does not change its argument', () => {
  const given = Object.freeze({ productItems: Object.freeze([Object.freeze({ itemId: 'a' })]) })
  expect(toSnakeKeys(given)).not.toBe(given)
  expect(given).toEqual({ productItems: [{ itemId: 'a' }] })
})

/** Numbers from 0 to below `limit`, the same ones for the same seed. */
function createDice(seed: number) {
  let state = seed
  return (limit: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state % limit
  }
}

const LETTERS = 'abcxyzABCXYZ019'
const FIRST = ['a', 'c', 'z', 'A', 'Z', '_', 'c_', '9']

function rollTree(dice: (limit: number) => number, depth: number): unknown {
  const kind = depth > 4 ? dice(4) : dice(7)
  if (kind === 0) return null
  if (kind === 1) return dice(1000)
  if (kind === 2) return 'snake_and_Camel'
  if (kind === 3) return dice(2) === 1
  const size = dice(5)
  if (kind === 4) return Array.from({ length: size }, () => rollTree(dice, depth + 1))
  const rollKey = () =>
    FIRST[dice(FIRST.length)] + Array.from({ length: dice(8) }, () => LETTERS[dice(LETTERS.length)]).join('')
  return Object.fromEntries(Array.from({ length: size }, () => [rollKey(), rollTree(dice, depth + 1)]))
}

it('converts every camelCase tree to snake_case and back without a difference', () => {
  for (let seed = 1; seed <= 500; seed += 1) {
    const tree = rollTree(createDice(seed), 0)
    expect({ seed, tree: toCamelKeys(toSnakeKeys(tree)) }).toEqual({ seed, tree })
  }
})
