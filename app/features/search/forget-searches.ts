import { localStore } from '../../browser/storage'

/** Literal name of config/consent-services.js; kept with functional consent only. */
export const RECENT_SEARCHES = 'recentSearches'

/** Forgets what the shopper has searched for in this browser. */
export const forgetSearches = (): void => localStore.remove(RECENT_SEARCHES)
