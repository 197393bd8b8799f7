/**
 * How long shared caches may keep a page, by kind of page. HTML of anonymous
 * pages holds nothing personal. 900 and 3600 seconds are the shop's two cache
 * durations (requirement 1.6).
 */
export type PageKind = 'content' | 'product' | 'list' | 'search' | 'personal' | 'missing' | 'maintenance'

const shared = (seconds: number) => `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=3600`

export const CACHE_POLICY: Record<PageKind, string> = {
  content: shared(900),
  product: shared(900),
  list: shared(900),
  search: shared(900),
  // The frame of cart, checkout and account is the same for everybody, but no cache needs to keep it.
  personal: 'private, no-store',
  missing: shared(60),
  maintenance: 'private, no-store'
}

/**
 * A public page that a better one will soon replace: it was rendered during a pause of the platform, from its last
 * responses or without some blocks, or it is a process's first page and brings code that later ones do without. Ten
 * seconds spare the platform most visitors.
 */
export const BRIEF_POLICY = 'public, max-age=0, s-maxage=10'

/**
 * A redirect, permanent or not, for the browser that got it: a cache in front, which leaves out of its key where
 * visitors came from, would lead all of them on without it.
 */
export const REDIRECT_POLICY = 'private, max-age=300'
