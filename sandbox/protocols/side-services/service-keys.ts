import type { SiteId } from '../../domain/sites/site'

/** Keys of the third parties. Worth nothing outside of this sandbox; the shop's configuration names them. */
export const RECOMMENDATIONS_KEY_HEADER = 'x-cq-client-id'
export const getRecommendationsKey = (siteId: SiteId): string => `sandbox-${siteId}`

export const PACKSTATION_KEY_HEADER = 'DHL-API-Key'
export const PACKSTATION_KEY = 'sandbox-packstation-key'
