import { buildFamily } from '../operation'

/** Custom APIs of this shop, under the address that the platform gives to all of them. */
export const customApis = buildFamily({
  id: 'custom',
  name: 'Custom APIs',
  addresses: ['/custom'],
  inSpec: {
    'GET /sites/v1/organizations/{organizationId}/current': 'getCurrentSite',
    'POST /marketing-messaging/v1/organizations/{organizationId}/subscription/state':
      'updateSubscriptionState'
  }
})
