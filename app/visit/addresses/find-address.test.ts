import { findContentPageId, findPageKind, findRobots, isReduced } from './find-address'

const ID = '100000000000000101'

it.each([
  ['/', 'content'],
  ['/service', 'content'],
  ['/cartoon', 'content'],
  ['/tee/gruen/sencha-100000000000000101', 'product'],
  ['/shop', 'list'],
  ['/shop/green-tea', 'list'],
  ['/shopping', 'content'],
  ['/search', 'search'],
  ['/cart', 'personal'],
  ['/CART', 'personal'],
  ['/checkout', 'personal'],
  ['/checkout/confirmation', 'personal'],
  ['/account/orders', 'personal'],
  ['/login', 'personal'],
  ['/registration', 'personal'],
  ['/reset-password/secret', 'personal'],
  ['/callback', 'personal'],
  ['/pos-start', 'personal'],
  ['/maintenance', 'maintenance']
])('knows %s for a page of kind "%s"', (path, kind) => {
  expect(findPageKind(path)).toBe(kind)
})

it.each([
  ['/', 'home'],
  ['/shop', 'category-root'],
  ['/shop/green-tea', 'category-green-tea'],
  ['/shop/gr%C3%BCn', 'category-grün'],
  ['/shop/grün', 'category-grün'],
  ['/shop/100%', 'category-100%'],
  ['/shop/a%2Fb', 'category-a/b'],
  ['/shop/__proto__', 'category-__proto__'],
  ['/shopping', 'shopping'],
  [`/tee/gruen/sencha-${ID}`, `product-${ID}`],
  ['/service', 'service'],
  ['/service/faq', 'service/faq'],
  ['/page-not-found', 'page-not-found']
])('finds the content of %s under %s', (path, expected) => {
  expect(findContentPageId(path)).toBe(expected)
})

it.each([
  ['/', false],
  ['/checkout', true],
  ['/checkout/anything', true],
  ['/checkout/confirmation', false],
  ['/checkouts', false],
  ['/maintenance', true],
  ['/cart', false]
])('knows of %s whether its frame is a reduced one: %s', (path, expected) => {
  expect(isReduced(path)).toBe(expected)
})

it.each([
  ['/', undefined],
  ['/service', undefined],
  ['/shop/green-tea', undefined],
  [`/tee/gruen/sencha-${ID}`, undefined],
  ['/search', 'noindex, follow'],
  ['/demo', 'noindex'],
  ['/cart', 'noindex'],
  ['/account/orders', 'noindex'],
  ['/page-not-found', 'noindex']
])('tells robots of %s: %s', (path, expected) => {
  expect(findRobots(path)).toBe(expected)
})

it('takes the token of a new password for no product', () => {
  expect(findPageKind(`/reset-password/a-${ID}`)).toBe('personal')
})
