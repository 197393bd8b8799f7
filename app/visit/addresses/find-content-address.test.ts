import { findContentAddress } from './find-content-address'

const ID = '100000000000000101'

it.each([
  ['category-green tea', '/category-green tea', '/shop/green%20tea'],
  ['category-root', '/category-root', '/shop'],
  ['home', '/home', '/'],
  [`product-${ID}`, `/product-${ID}`, `/p/sencha-${ID}`],
  [`product-${ID}`, `product-${ID}`, `/p/sencha-${ID}`],
  ['product-none', '/product-none', '/product-none'],
  ['category-tea', '/somewhere/else', '/somewhere/else'],
  ['service', '/service', '/service'],
  ['service', 'https://elsewhere.example/service', 'https://elsewhere.example/service']
])('content %s at %s is shown at %s', (id, given, expected) => {
  expect(findContentAddress(id, 'Sencha', given)).toBe(expected)
})
