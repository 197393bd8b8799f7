import { readConsents } from '../../consent/consent'

/** Literal name of config/consent-services.js; kept with functional consent only. */
const KEY = 'recentSearches'
/** As many as the list shows. */
const MOST = 5

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** What the shopper has searched for in this browser, newest first; nothing without functional consent. */
export function readRecentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    if (!readConsents().functional || !Array.isArray(kept)) return []
    return kept.filter((phrase): phrase is string => typeof phrase === 'string').slice(0, MOST)
  } catch {
    // Where the browser blocks storage, or somebody wrote something else into it, nothing is remembered.
    return []
  }
}

export function rememberSearch(phrase: string): void {
  if (!readConsents().functional) return
  const others = readRecentSearches().filter(other => !isSame(other, phrase))
  try {
    localStorage.setItem(KEY, JSON.stringify([phrase, ...others].slice(0, MOST)))
  } catch {
    // As above.
  }
}

export function forgetSearches(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // As above.
  }
}
