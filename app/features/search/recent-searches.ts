import { localStore } from '../../browser/storage'
import { readConsents } from '../../visit/consent/consent'
import { RECENT_SEARCHES } from './forget-searches'

/** As many as the list shows. */
const MOST = 5

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** The shopper's searches in this browser, newest first; empty without functional consent. */
export function readRecentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStore.read(RECENT_SEARCHES) ?? '[]')
    if (!readConsents().functional || !Array.isArray(kept)) return []
    return kept.filter((phrase): phrase is string => typeof phrase === 'string').slice(0, MOST)
  } catch {
    // The storage entry is invalid.
    return []
  }
}

export function rememberSearch(phrase: string): void {
  if (!readConsents().functional) return
  const others = readRecentSearches().filter(other => !isSame(other, phrase))
  localStore.write(RECENT_SEARCHES, JSON.stringify([phrase, ...others].slice(0, MOST)))
}
