/** Literal name of config/consent-services.js; kept with functional consent only. */
export const RECENT_SEARCHES = 'recentSearches'

/** Forgets what the shopper has searched for in this browser. */
export function forgetSearches(): void {
  try {
    localStorage.removeItem(RECENT_SEARCHES)
  } catch {
    // Where the browser blocks storage nothing is remembered.
  }
}
