import { ADDRESSES, ADDRESS_LIST, CONTENT_PATHS, readRoot } from './address-table'
import { findContentPageId, findPageKind, findRobots, isReduced } from './find-address'
import { buildProductPath, findProductId, paths } from './paths'

const ID = '100000000000000101'
const product = { id: ID, name: 'Sencha' }

/** A path of each address, made by the table's own link where it has one. */
const EXAMPLES: Record<Exclude<keyof typeof ADDRESSES, 'content'>, string> = {
  ...(Object.fromEntries(
    Object.entries(ADDRESSES).map(([name, { pattern }]) => [name, readRoot(pattern) || '/'])
  ) as Record<keyof typeof ADDRESSES, string>),
  resetPassword: '/reset-password/abc',
  category: paths.category('green-tea'),
  product: buildProductPath(product),
  productInCategory: buildProductPath({ ...product, classCategory: 'Tee', primaryCategory: 'Grüner Tee' })
}
const claimed = Object.entries(ADDRESSES).filter(([name]) => name !== 'content') as [
  keyof typeof EXAMPLES,
  (typeof ADDRESS_LIST)[number]
][]

it('has each address once', () => {
  const patterns = ADDRESS_LIST.map(({ pattern }) => pattern)
  expect(new Set(patterns).size).toBe(patterns.length)
})

it.each(claimed)('finds the entry "%s" by its own path', (name, { kind = 'content', frame, robots }) => {
  const { [name]: path } = EXAMPLES
  expect([findPageKind(path), isReduced(path), findRobots(path)]).toEqual([kind, frame === 'reduced', robots])
})

it('recognises every path that it builds', () => {
  expect(findContentPageId(paths.category('grün/tee'))).toBe('category-grün/tee')
  expect(findContentPageId(buildProductPath(product))).toBe(
    `product-${findProductId(buildProductPath(product))}`
  )
  expect(findPageKind(new URL(paths.search('grün & #1'), 'http://shop').pathname)).toBe('search')
  for (const path of Object.values(CONTENT_PATHS))
    expect([path, findPageKind(path)]).toEqual([path, 'content'])
})

it('lets robots find nothing that is about one shopper', () => {
  const open = ADDRESS_LIST.filter(({ kind, robots }) => kind === 'personal' && robots === undefined)
  expect(open).toEqual([])
})
