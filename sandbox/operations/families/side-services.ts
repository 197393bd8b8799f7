import { buildFamily } from '../operation'

/** Recommendations: the service has a host of its own, here under the sandbox's origin. */
export const recommendations = buildFamily({
  id: 'recommendations',
  name: 'Recommendations',
  addresses: ['/v3/personalization'],
  inSpec: {
    'GET /recommenders/{siteId}': 'getRecommenders',
    'POST /recs/{siteId}/{recommenderName}': 'getRecommendations',
    'POST /{siteId}/zones/{zoneName}/recs': 'getZoneRecommendations'
  }
})

export const activities = buildFamily({
  id: 'activities',
  name: 'Activities of shoppers',
  addresses: ['/v3/activities'],
  inSpec: {
    'POST /{siteId}/viewProduct': 'sendViewProduct',
    'POST /{siteId}/viewSearch': 'sendViewSearch',
    'POST /{siteId}/clickSearch': 'sendClickSearch',
    'POST /{siteId}/viewCategory': 'sendViewCategory',
    'POST /{siteId}/clickCategory': 'sendClickCategory',
    'POST /{siteId}/viewReco': 'sendViewReco',
    'POST /{siteId}/clickReco': 'sendClickReco',
    'POST /{siteId}/viewPage': 'sendViewPage',
    'POST /{siteId}/beginCheckout': 'sendBeginCheckout',
    'POST /{siteId}/checkoutStep': 'sendCheckoutStep',
    'POST /{siteId}/addToCart': 'sendAddToCart'
  },
  beyondSpec: {
    'POST /{siteId}/viewSearchSuggestion': 'sendViewSearchSuggestion',
    'POST /{siteId}/clickSearchSuggestion': 'sendClickSearchSuggestion',
    'POST /{siteId}/wishlistItemAdded': 'sendWishlistItemAdded',
    'POST /{siteId}/wishlistItemRemoved': 'sendWishlistItemRemoved',
    'POST /{siteId}/wishlistItemMerged': 'sendWishlistItemMerged',
    'POST /{siteId}/wishlistMerged': 'sendWishlistMerged',
    'POST /{siteId}/wishlistViewed': 'sendWishlistViewed'
  }
})

export const locationFinder = buildFamily({
  id: 'packstations',
  name: 'Packstations',
  addresses: ['/location-finder/v1'],
  inSpec: { 'GET /find-by-geo': 'findByGeo' },
  beyondSpec: { 'GET /find-by-address': 'findByAddress' }
})

export const webToCase = buildFamily({
  id: 'web-to-case',
  name: 'Contact cases',
  addresses: ['/servlet'],
  inSpec: { 'POST /servlet.WebToCase': 'createCase' }
})

/** The error-reporting service; the shop switches it on by a setting of its own. */
export const errorReports = buildFamily({
  id: 'error-reports',
  name: 'Error reports',
  addresses: ['/api'],
  beyondSpec: { 'POST /{project}/envelope': 'sendEnvelope' }
})
