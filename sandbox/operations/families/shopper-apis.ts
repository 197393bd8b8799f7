/** Shopper APIs of a few operations each, custom APIs and dynamic imaging; the larger families have files of their own. */
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

export const shopperSeo = buildFamily({
  id: 'shopper-seo',
  name: 'Shopper SEO',
  addresses: ['/site/shopper-seo/v1/organizations/{organizationId}'],
  inSpec: {
    'GET /url-mapping': 'getUrlMapping'
  }
})

export const shopperSearch = buildFamily({
  id: 'shopper-search',
  name: 'Shopper Search',
  addresses: ['/search/shopper-search/v1/organizations/{organizationId}'],
  inSpec: {
    'GET /search-suggestions': 'getSearchSuggestions',
    'GET /product-search': 'productSearch'
  }
})

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

export const shopperPayments = buildFamily({
  id: 'shopper-payments',
  name: 'Shopper Payments',
  addresses: ['/checkout/shopper-payments/v1/organizations/{organizationId}'],
  beyondSpec: {
    'GET /payment-configuration': 'getPaymentConfiguration',
    'POST /payment-instruments/balance': 'getPaymentInstrumentBalance'
  }
})

export const shopperGiftCertificates = buildFamily({
  id: 'shopper-gift-certificates',
  name: 'Shopper Gift Certificates',
  addresses: ['/pricing/shopper-gift-certificates/v1/organizations/{organizationId}'],
  inSpec: {
    'POST /gift-certificate': 'getGiftCertificate'
  }
})

export const shopperDeliveryEstimates = buildFamily({
  id: 'shopper-delivery-estimates',
  name: 'Shopper Delivery Estimates',
  addresses: ['/product/shopper-delivery-estimates/v1/organizations/{organizationId}'],
  beyondSpec: {
    'GET /delivery-estimates': 'getDeliveryEstimates'
  }
})

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

export const shopperConfigurations = buildFamily({
  id: 'shopper-configurations',
  name: 'Shopper Configurations',
  addresses: ['/configuration/shopper-configurations/v1/organizations/{organizationId}'],
  beyondSpec: {
    'GET /configurations': 'getConfigurations'
  }
})

export const shopperAvailability = buildFamily({
  id: 'shopper-availability',
  name: 'Shopper Availability',
  addresses: ['/product/shopper-availability/v1/organizations/{organizationId}'],
  beyondSpec: {
    'GET /availability': 'getAvailability'
  }
})

export const dynamicImaging = buildFamily({
  id: 'images',
  name: 'Dynamic imaging',
  addresses: [
    '/dw/image/v2/SBOX_001/on/demandware.static/-/Sites-{library}/{locale}/images',
    '/dw/image/v2/SBOX_001/on/demandware.static/-/Sites-{library}/{locale}/{version}/images'
  ],
  inSpec: { 'GET /{pictureId}/{view}.{format}': 'getImage' }
})

/** Custom APIs of this shop, under the address that the platform gives to all of them. */
export const customApis = buildFamily({
  id: 'custom',
  name: 'Custom APIs',
  addresses: ['/custom'],
  inSpec: {
    'GET /sites/v1/organizations/{organizationId}/current': 'getCurrentSite',
    'POST /marketing-messaging/v1/organizations/{organizationId}/subscription/state':
      'updateSubscriptionState'
  },
  beyondSpec: {
    'POST /linked-accounts/v1/organizations/{organizationId}/entries': 'enterByProvider',
    'GET /linked-accounts/v1/organizations/{organizationId}/accounts': 'getLinkedAccounts',
    'POST /linked-accounts/v1/organizations/{organizationId}/accounts': 'linkAccount',
    'DELETE /linked-accounts/v1/organizations/{organizationId}/accounts/{providerId}': 'unlinkAccount',
    'POST /account-security/v1/organizations/{organizationId}/email-changes': 'requestEmailChange',
    'POST /account-security/v1/organizations/{organizationId}/email-changes/confirm': 'confirmEmailChange',
    'GET /guest-orders/v1/organizations/{organizationId}/guest-orders': 'getGuestOrders',
    'POST /guest-orders/v1/organizations/{organizationId}/guest-orders': 'takeGuestOrders',
    'POST /order-items/v1/organizations/{organizationId}/orders/{orderNo}/cancel': 'cancelOrderItems',
    'POST /stock-notices/v1/organizations/{organizationId}/notices': 'requestStockNotice',
    'POST /express-checkout/v1/organizations/{organizationId}/payments': 'beginExpressPayment',
    'GET /express-checkout/v1/organizations/{organizationId}/payments/{paymentResourceId}':
      'getExpressPayment',
    'GET /express-checkout/v1/organizations/{organizationId}/wallets': 'getWallets',
    'POST /express-checkout/v1/organizations/{organizationId}/quotes': 'quoteDelivery',
    'POST /express-checkout/v1/organizations/{organizationId}/merchant-sessions': 'createMerchantSession'
  }
})

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
