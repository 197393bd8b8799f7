import { buildFamily } from '../operation'

export const shopperStores = buildFamily({
  id: 'shopper-stores',
  name: 'Shopper Stores',
  addresses: ['/store/shopper-stores/v1/organizations/{organizationId}'],
  inSpec: {
    'GET /stores': 'getStores',
    'GET /store-search': 'searchStores'
  }
})
