import { isShown, releaseProducts, reserveProducts } from './shown-products'

const first = { row: 1 }
const second = { row: 2 }
afterEach(() => [first, second].forEach(releaseProducts))

it('gives each product to the row that came first', () => {
  expect(reserveProducts(first, ['a', 'b'])).toEqual(['a', 'b'])
  expect(reserveProducts(second, ['b', 'c'])).toEqual(['c'])
  expect(reserveProducts(first, ['b', 'a', 'c'])).toEqual(['b', 'a'])
  expect(reserveProducts(second, ['a', 'd', 'e', 'f'], 2)).toEqual(['d', 'e'])
  expect(isShown('f')).toBe(false)
})

it('frees the products of a row that has gone', () => {
  reserveProducts(first, ['a'])
  expect(isShown('a')).toBe(true)
  releaseProducts(first)
  expect(isShown('a')).toBe(false)
  expect(reserveProducts(second, ['a'])).toEqual(['a'])
})
