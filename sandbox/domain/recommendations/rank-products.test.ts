import type { Product } from '../catalogue/product'
import { buildTestProduct } from '../../testing/build-test-product'
import { computeLikeness, rankByScore } from './rank-products'

const stranger: Partial<Product> = { primaryCategoryId: 'pots', classCategoryId: 'accessories' }
const facts: Product['facts'] = {
  teaType: 'green',
  form: 'bags',
  caffeine: 'low',
  flavour: ['fresh', 'grassy']
}
const tea = buildTestProduct('1', { facts })

it.each<[string, Partial<Product>, number]>([
  ['nothing', { ...stranger, facts: {} }, 0],
  ['the class', { primaryCategoryId: 'black-tea', facts: {} }, 1],
  ['category and class', { facts: {} }, 5],
  ['kind of tea and flavours', { ...stranger, facts: { teaType: 'green', flavour: ['fresh', 'grassy'] } }, 4],
  ['form and caffeine', { ...stranger, facts: { form: 'bags', caffeine: 'low' } }, 2],
  ['everything', { facts }, 11]
])('counts what two products share: %s', (_what, change, likeness) => {
  expect(computeLikeness(tea, buildTestProduct('2', change))).toBe(likeness)
})

it('does not take missing facts for shared ones', () => {
  const bare = buildTestProduct('1', { ...stranger, facts: {} })
  expect(computeLikeness(bare, buildTestProduct('2', { facts: {} }))).toBe(0)
})

it('leaves out what scores nothing and keeps equals in their order', () => {
  const products = ['a', 'b', 'c', 'd'].map(id => buildTestProduct(id))
  const scores: Record<string, number> = { a: 1, b: 0, c: 5, d: 1 }
  expect(rankByScore(products, ({ id }) => scores[id]!).map(({ id }) => id)).toEqual(['c', 'a', 'd'])
})
