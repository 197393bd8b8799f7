import { CACHE_POLICY } from '../../app/visit/config/cache-policy'
import { countSharedSeconds, KEEP_FILES_MS } from './bundle-lifetime'

it.each([
  ['public, max-age=0, s-maxage=900, stale-while-revalidate=3600', 4_500],
  ['public, s-maxage=60, stale-while-revalidate=30, stale-if-error=7200', 7_260],
  ['public, max-age=300', 300],
  ['private, max-age=300', 0],
  ['private, no-store', 0]
])('reads how long shared caches may give a page away: %s', (header, seconds) => {
  expect(countSharedSeconds(header)).toBe(seconds)
})

it('keeps the files of a build longer than caches may keep its pages', () => {
  const hour = 60 * 60 * 1000
  for (const policy of Object.values(CACHE_POLICY))
    expect(KEEP_FILES_MS).toBeGreaterThan(countSharedSeconds(policy) * 1000 + 24 * hour)
})
