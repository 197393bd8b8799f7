import { CACHE_POLICY, findPageKind } from './cache-policy'

it.each([
  ['/', false, 'content'],
  ['/service', false, 'content'],
  ['/cartoon', false, 'content'],
  ['/tee/gruen/sencha-100000000000000101', true, 'product'],
  ['/shop', false, 'list'],
  ['/shop/green-tea', false, 'list'],
  ['/shopping', false, 'content'],
  ['/search', false, 'search'],
  ['/cart', false, 'personal'],
  ['/CART', false, 'personal'],
  ['/checkout', false, 'personal'],
  ['/checkout/confirmation', false, 'personal'],
  ['/account/orders', false, 'personal'],
  ['/login', false, 'personal'],
  ['/registration', false, 'personal'],
  ['/reset-password/secret', false, 'personal'],
  ['/callback', false, 'personal'],
  ['/pos-start', false, 'personal'],
  ['/maintenance', false, 'maintenance']
])('knows %s (product: %s) for a page of kind "%s"', (path, isProduct, kind) => {
  expect(findPageKind(path, isProduct)).toBe(kind)
})

it.each([
  ['content', 900],
  ['product', 900],
  ['list', 900],
  ['search', 900],
  ['missing', 60]
] as const)(
  'lets shared caches keep a page of kind "%s" for %d seconds and browsers not at all',
  (kind, seconds) => {
    expect(CACHE_POLICY[kind]).toMatch(new RegExp(`^public, max-age=0, s-maxage=${seconds},`))
  }
)

it.each(['personal', 'maintenance'] as const)('lets nobody keep a page of kind "%s"', kind => {
  expect(CACHE_POLICY[kind]).toBe('private, no-store')
})
