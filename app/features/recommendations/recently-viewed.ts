/** Listed in config/consent-services.js; the site's id stands behind it. */
const KEY = 'recentlyViewed_'
const MOST_REMEMBERED = 12

/** What was looked at in this browser, the latest first; nothing where the browser blocks storage. */
export function readViewed(siteId: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY + siteId) ?? '[]')
    return Array.isArray(kept) ? kept.filter(id => typeof id === 'string').slice(0, MOST_REMEMBERED) : []
  } catch {
    // Blocked, or written by somebody else: as if nothing was looked at.
    return []
  }
}

/** Remembers a product by its master. With marketing consent only, see decision 28. */
export function noteViewed(siteId: string, productId: string): void {
  const others = readViewed(siteId).filter(id => id !== productId)
  try {
    localStorage.setItem(KEY + siteId, JSON.stringify([productId, ...others].slice(0, MOST_REMEMBERED)))
  } catch {
    // Where the browser blocks storage nothing is stored.
  }
}

/** Forgets all of it, of every site: the next one at this browser may be somebody else. */
export function forgetViewed(): void {
  try {
    for (const name of Object.keys(localStorage)) if (name.startsWith(KEY)) localStorage.removeItem(name)
  } catch {
    // As above.
  }
}
