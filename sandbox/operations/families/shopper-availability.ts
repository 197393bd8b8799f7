import { buildFamily } from '../operation'

export const shopperAvailability = buildFamily({
  id: 'shopper-availability',
  name: 'Shopper Availability',
  addresses: ['/product/shopper-availability/v1/organizations/{organizationId}'],
  beyondSpec: {
    'GET /availability': 'getAvailability'
  }
})
