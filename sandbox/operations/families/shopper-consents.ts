import { buildFamily } from '../operation'

export const shopperConsents = buildFamily({
  id: 'shopper-consents',
  name: 'Shopper Consents',
  addresses: ['/shopper/shopper-consents/v1/organizations/{organizationId}'],
  beyondSpec: {
    'GET /subscriptions': 'getSubscriptions',
    'POST /subscriptions': 'updateSubscription',
    'POST /subscriptions/actions/bulk': 'updateSubscriptions'
  }
})
