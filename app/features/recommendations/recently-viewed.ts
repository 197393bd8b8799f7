import { localStore } from '../../browser/storage'

/** Listed in config/consent-services.js; the site's id stands behind it. */
const KEY = 'recentlyViewed_'
const MOST_REMEMBERED = 12

/** What was looked at in this browser, the latest first. */
export function readViewed(siteId: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStore.read(KEY + siteId) ?? '[]')
    return Array.isArray(kept) ? kept.filter(id => typeof id === 'string').slice(0, MOST_REMEMBERED) : []
  } catch {
    // Written by somebody else: as if nothing was looked at.
    return []
  }
}

/** Remembers a product by its master. With marketing consent only, see decision 11. */
export function noteViewed(siteId: string, productId: string): void {
  const others = readViewed(siteId).filter(id => id !== productId)
  localStore.write(KEY + siteId, JSON.stringify([productId, ...others].slice(0, MOST_REMEMBERED)))
}

/** Forgets all of it, of every site: the next one at this browser may be somebody else. */
export function forgetViewed(): void {
  for (const name of localStore.list()) if (name.startsWith(KEY)) localStore.remove(name)
}
