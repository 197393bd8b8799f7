import { buildFamily } from '../operation'

export const shopperDeliveryEstimates = buildFamily({
  id: 'shopper-delivery-estimates',
  name: 'Shopper Delivery Estimates',
  addresses: ['/product/shopper-delivery-estimates/v1/organizations/{organizationId}'],
  beyondSpec: {
    'GET /delivery-estimates': 'getDeliveryEstimates'
  }
})
