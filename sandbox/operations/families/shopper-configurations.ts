import { buildFamily } from '../operation'

export const shopperConfigurations = buildFamily({
  id: 'shopper-configurations',
  name: 'Shopper Configurations',
  addresses: ['/configuration/shopper-configurations/v1/organizations/{organizationId}'],
  beyondSpec: {
    'GET /configurations': 'getConfigurations'
  }
})
