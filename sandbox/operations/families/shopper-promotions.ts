import { buildFamily } from '../operation'

export const shopperPromotions = buildFamily({
  id: 'shopper-promotions',
  name: 'Shopper Promotions',
  addresses: ['/pricing/shopper-promotions/v1/organizations/{organizationId}'],
  inSpec: {
    'GET /promotions': 'getPromotions'
  },
  beyondSpec: {
    'GET /promotions/campaigns/{campaignId}': 'getPromotionsForCampaign'
  }
})
