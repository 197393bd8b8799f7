import { localStore } from '../../browser/storage'

/** Listed in config/consent-services.js; followed by the site's id. */
const KEY = 'recentlyViewed_'
const MOST_REMEMBERED = 12

/** Products viewed in this browser, the latest first. */
export function readViewed(siteId: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStore.read(KEY + siteId) ?? '[]')
    return Array.isArray(kept) ? kept.filter(id => typeof id === 'string').slice(0, MOST_REMEMBERED) : []
  } catch {
    // Invalid storage counts as empty.
    return []
  }
}

/** Remembers a product by its master. With marketing consent only, see decision 11. */
export function noteViewed(siteId: string, productId: string): void {
  const others = readViewed(siteId).filter(id => id !== productId)
  localStore.write(KEY + siteId, JSON.stringify([productId, ...others].slice(0, MOST_REMEMBERED)))
}

/** Clears the list of every site: the browser's next user may be another person. */
export function forgetViewed(): void {
  for (const name of localStore.list()) if (name.startsWith(KEY)) localStore.remove(name)
}
