import { CACHE_POLICY } from '../../app/visit/config/cache-policy'

/** A tab that stays open, or is shown again from the browser's memory, loads late files for so long. */
const VISIT_SECONDS = 24 * 60 * 60

/** How often a running process says that pages of its build are still made. */
export const RENEW_EVERY_MS = 10 * 60 * 1000

/** Seconds for which a shared cache may give a page away by its Cache-Control: fresh, and stale after that. */
export function countSharedSeconds(cacheControl: string): number {
  const read = (name: string) => Number(new RegExp(`(?:^|[\\s,])${name}=(\\d+)`).exec(cacheControl)?.[1] ?? 0)
  if (!/\bpublic\b/.test(cacheControl)) return 0
  const fresh = Math.max(read('s-maxage'), read('max-age'))
  return fresh + Math.max(read('stale-while-revalidate'), read('stale-if-error'))
}

/**
 * How long a build's files stay after its last process was seen: as long as caches may keep its pages
 * (`app/visit/config/cache-policy.ts`), and a visit longer.
 */
export const KEEP_FILES_MS =
  (Math.max(...Object.values(CACHE_POLICY).map(countSharedSeconds)) + VISIT_SECONDS) * 1000 + RENEW_EVERY_MS
