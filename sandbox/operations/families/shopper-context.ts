import { buildFamily } from '../operation'

export const shopperContext = buildFamily({
  id: 'shopper-context',
  name: 'Shopper Context',
  addresses: ['/shopper/shopper-context/v1/organizations/{organizationId}'],
  inSpec: {
    'PUT /shopper-context/{usid}': 'createShopperContext',
    'DELETE /shopper-context/{usid}': 'deleteShopperContext',
    'GET /shopper-context/{usid}': 'getShopperContext',
    'PATCH /shopper-context/{usid}': 'updateShopperContext'
  }
})
