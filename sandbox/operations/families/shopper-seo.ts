import { buildFamily } from '../operation'

export const shopperSeo = buildFamily({
  id: 'shopper-seo',
  name: 'Shopper SEO',
  addresses: ['/site/shopper-seo/v1/organizations/{organizationId}'],
  inSpec: {
    'GET /url-mapping': 'getUrlMapping'
  }
})
