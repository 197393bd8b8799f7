import { localStore } from '../../browser/storage'

/** Literal name of config/consent-services.js; kept with functional consent only. */
export const RECENT_SEARCHES = 'recentSearches'

/** Clears the shopper's recent searches in this browser. */
export const forgetSearches = (): void => localStore.remove(RECENT_SEARCHES)
