import { buildFamily } from '../operation'

export const shopperProducts = buildFamily({
  id: 'shopper-products',
  name: 'Shopper Products',
  addresses: ['/product/shopper-products/v1/organizations/{organizationId}'],
  inSpec: {
    'GET /categories': 'getCategories',
    'GET /categories/{id}': 'getCategory',
    'GET /products/{id}': 'getProduct',
    'GET /products': 'getProducts'
  },
  beyondSpec: {
    'GET /products/{productId}/images': 'getProductImages',
    'GET /products/{productId}/prices': 'getProductPrices',
    'GET /products/{productId}/promotions': 'getProductPromotions'
  }
})
