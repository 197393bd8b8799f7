import { buildFamily } from '../operation'

export const shopperSearch = buildFamily({
  id: 'shopper-search',
  name: 'Shopper Search',
  addresses: ['/search/shopper-search/v1/organizations/{organizationId}'],
  inSpec: {
    'GET /search-suggestions': 'getSearchSuggestions',
    'GET /product-search': 'productSearch'
  }
})
