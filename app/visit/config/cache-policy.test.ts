import { CACHE_POLICY } from './cache-policy'

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
