import { z } from 'zod'

/** The shop's proxies, by the part of their path behind `/mobify/proxy/`; where they lead: `ServerSettings.proxyOrigins`. */
export type ProxyName = 'api' | 'ocapi' | 'einstein' | 'cases' | 'monitoring'

export interface ProxyRule {
  proxy: ProxyName
  /**
   * Allowed calls: `METHOD /path` by the prefix of the path. A name in braces is one part of
   * the path, `{rest*}` any number of them; `{organizationId}`, `{siteId}`, `{contentSubPath}` and
   * `{errorProject}` are those of the settings.
   */
  routes: Readonly<Record<string, readonly string[]>>
  /**
   * Allowed bodies of routes whose operation does more than pages need: open an order by guessable data, or
   * take codes past the limits of `LIMIT_RULES`, or change what has a way of its own. Other bodies are refused.
   */
  bodies?: Readonly<Record<string, z.ZodType>>
  /** Headers of a request that the other side needs, beside what kind of answer and body it is. */
  requestHeaders: readonly string[]
  /** Headers of an answer that pages read, beside type, length, language and caching. */
  responseHeaders: readonly string[]
  /** The platform's own, which knows the shopper anyway: it hears for whom we ask. */
  tellsClientAddress?: boolean
  /** The instance's session, by which storefront controllers know the shopper. */
  passesInstanceSession?: boolean
  /** Milliseconds that the other side may take for its whole answer. */
  deadline: number
  maxRequestBytes: number
  /** The body is streamed, not held in memory; it needs a Content-Length. */
  streamsRequests?: boolean
  /** The header of its pages; any other page comes from something in between. */
  pageMark?: string
  maxAnswerBytes: number
}

/** The platform itself gives up after 10 s. */
const CALL = { deadline: 10_000, maxRequestBytes: 256 * 1024, maxAnswerBytes: 8 * 1024 * 1024 }

/**
 * All calls of pages to services through the shop. Other calls get 404, above all logins and tokens
 * (`/shopper/auth`), which the shop's own endpoints handle. A new operation of a family in app/platform needs
 * its line here; proxy-rules.test.ts names a missing one.
 */
export const PROXY_RULES: readonly ProxyRule[] = [
  {
    ...CALL,
    proxy: 'api',
    requestHeaders: ['authorization', 'user-agent'],
    responseHeaders: [],
    tellsClientAddress: true,
    bodies: {
      // Address and login change by a confirmed code, the others by the shop's own endpoints.
      'PATCH /customers/{customerId}': z.looseObject({
        email: z.undefined().optional(),
        login: z.undefined().optional(),
        c_devices: z.undefined().optional(),
        c_passkeys: z.undefined().optional(),
        c_passwordOff: z.undefined().optional()
      }),
      // Pages create baskets empty; a body may hold coupons, which have a limit at their own address.
      'POST /baskets': z.strictObject({ currency: z.string().optional() }),
      // Pages redeem gift cards by a controller, which has a limit.
      'POST /baskets/{basketId}/payment-instruments': z.looseObject({
        giftCertificateCode: z.undefined().optional()
      }),
      // Not by postal code, phone or e-mail address alone.
      'POST /orders/{orderNo}/lookup': z.strictObject({
        orderViewCode: z.string().min(1).max(256),
        email: z.string().max(256).optional()
      })
    },
    routes: {
      '/checkout/shopper-baskets/v1/organizations/{organizationId}': [
        'POST /baskets',
        'POST /baskets/actions/merge',
        'POST /baskets/actions/transfer',
        'GET /baskets/{basketId}',
        'PATCH /baskets/{basketId}',
        'DELETE /baskets/{basketId}',
        'PUT /baskets/{basketId}/billing-address',
        'POST /baskets/{basketId}/coupons',
        'DELETE /baskets/{basketId}/coupons/{couponItemId}',
        'PUT /baskets/{basketId}/customer',
        'POST /baskets/{basketId}/gift-certificate-items',
        'PATCH /baskets/{basketId}/gift-certificate-items/{giftCertificateItemId}',
        'DELETE /baskets/{basketId}/gift-certificate-items/{giftCertificateItemId}',
        'POST /baskets/{basketId}/items',
        'PATCH /baskets/{basketId}/items',
        'PATCH /baskets/{basketId}/items/{itemId}',
        'DELETE /baskets/{basketId}/items/{itemId}',
        'POST /baskets/{basketId}/payment-instruments',
        'DELETE /baskets/{basketId}/payment-instruments/{paymentInstrumentId}',
        'GET /baskets/{basketId}/payment-methods',
        'POST /baskets/{basketId}/shipments',
        'PATCH /baskets/{basketId}/shipments/{shipmentId}',
        'DELETE /baskets/{basketId}/shipments/{shipmentId}',
        'PUT /baskets/{basketId}/shipments/{shipmentId}/shipping-address',
        'PUT /baskets/{basketId}/shipments/{shipmentId}/shipping-method',
        'GET /baskets/{basketId}/shipments/{shipmentId}/shipping-methods'
      ],
      '/checkout/shopper-orders/v1/organizations/{organizationId}': [
        'POST /orders',
        // Also the order management's reasons, `oms-meta-data`.
        'GET /orders/{orderNo}',
        'POST /orders/{orderNo}/actions/oms-return-order',
        'POST /orders/{orderNo}/lookup',
        'POST /orders/{orderNo}/actions/request-access-code'
      ],
      '/custom/account-security/v1/organizations/{organizationId}': [
        'POST /email-changes',
        'POST /email-changes/confirm'
      ],
      '/custom/express-checkout/v1/organizations/{organizationId}': [
        'POST /payments',
        'GET /payments/{paymentResourceId}',
        'GET /wallets',
        'POST /quotes',
        'POST /merchant-sessions'
      ],
      '/custom/guest-orders/v1/organizations/{organizationId}': ['GET /guest-orders', 'POST /guest-orders'],
      '/custom/linked-accounts/v1/organizations/{organizationId}': [
        'GET /accounts',
        'DELETE /accounts/{providerId}'
      ],
      '/custom/marketing-messaging/v1/organizations/{organizationId}': ['POST /subscription/state'],
      '/custom/order-items/v1/organizations/{organizationId}': ['POST /orders/{orderNo}/cancel'],
      '/custom/sites/v1/organizations/{organizationId}': ['GET /current'],
      '/custom/stock-notices/v1/organizations/{organizationId}': ['POST /notices'],
      '/customer/shopper-customers/v1/organizations/{organizationId}': [
        'POST /customers',
        'POST /customers/password/actions/create-reset-token',
        'POST /customers/password/actions/reset',
        'GET /customers/{customerId}',
        'PATCH /customers/{customerId}',
        'POST /customers/{customerId}/addresses',
        'PATCH /customers/{customerId}/addresses/{addressName}',
        'DELETE /customers/{customerId}/addresses/{addressName}',
        'GET /customers/{customerId}/baskets',
        'GET /customers/{customerId}/orders',
        'PUT /customers/{customerId}/password',
        'POST /customers/{customerId}/payment-instruments',
        'DELETE /customers/{customerId}/payment-instruments/{paymentInstrumentId}',
        'GET /customers/{customerId}/product-lists',
        'POST /customers/{customerId}/product-lists',
        'GET /customers/{customerId}/product-lists/{listId}',
        'PATCH /customers/{customerId}/product-lists/{listId}',
        'DELETE /customers/{customerId}/product-lists/{listId}',
        'POST /customers/{customerId}/product-lists/{listId}/items',
        'PATCH /customers/{customerId}/product-lists/{listId}/items/{itemId}',
        'DELETE /customers/{customerId}/product-lists/{listId}/items/{itemId}'
      ],
      '/experience/shopper-experience/v1/organizations/{organizationId}': [
        'GET /pages',
        'GET /pages/{pageId}'
      ],
      '/pricing/shopper-promotions/v1/organizations/{organizationId}': ['GET /promotions'],
      '/product/shopper-delivery-estimates/v1/organizations/{organizationId}': ['GET /delivery-estimates'],
      '/product/shopper-products/v1/organizations/{organizationId}': [
        'GET /categories/{id}',
        'GET /products',
        'GET /products/{id}'
      ],
      '/search/shopper-search/v1/organizations/{organizationId}': [
        'GET /product-search',
        'GET /search-suggestions'
      ],
      '/store/shopper-stores/v1/organizations/{organizationId}': ['GET /store-search', 'GET /stores']
    }
  },
  {
    ...CALL,
    proxy: 'ocapi',
    requestHeaders: ['authorization', 'user-agent', 'x-dw-client-id'],
    responseHeaders: [],
    tellsClientAddress: true,
    passesInstanceSession: true,
    bodies: {
      'POST /baskets': z.strictObject({ currency: z.string().optional() }),
      'POST /baskets/{basketId}/payment_instruments': z.looseObject({
        gift_certificate_code: z.undefined().optional()
      })
    },
    routes: {
      '/on/demandware.store/Sites-{siteId}-Site/{locale}': [
        'GET /__Analytics-Start',
        'POST /Account-CheckResetToken',
        'POST /Account-SaveNewPassword',
        'POST /Account-SubmitGuestRegistration',
        'POST /DHLExpress-GetRates',
        'POST /GiftCert-CheckBalance',
        'POST /GiftCert-Redeem',
        'POST /GiftCert-RemoveGiftCertificate',
        'GET /OcapiSearch-Content',
        'GET /OcapiSearch-Suggestions',
        'POST /Order-Cancel',
        'GET /Order-FindByCheckoutKey',
        'POST /Order-Reorder',
        'GET /Site-Countries'
      ],
      '/s/{siteId}/dw/shop/v21_3': [
        'POST /baskets',
        'GET /baskets/{basketId}',
        'PATCH /baskets/{basketId}',
        'DELETE /baskets/{basketId}',
        'PUT /baskets/{basketId}/billing_address',
        'POST /baskets/{basketId}/coupons',
        'DELETE /baskets/{basketId}/coupons/{couponItemId}',
        'PUT /baskets/{basketId}/customer',
        'POST /baskets/{basketId}/gift_certificate_items',
        'DELETE /baskets/{basketId}/gift_certificate_items/{itemId}',
        'POST /baskets/{basketId}/items',
        'PATCH /baskets/{basketId}/items/{itemId}',
        'DELETE /baskets/{basketId}/items/{itemId}',
        'POST /baskets/{basketId}/payment_instruments',
        'DELETE /baskets/{basketId}/payment_instruments/{paymentInstrumentId}',
        'GET /baskets/{basketId}/payment_methods',
        'PATCH /baskets/{basketId}/shipments/{shipmentId}',
        'PUT /baskets/{basketId}/shipments/{shipmentId}/shipping_address',
        'PUT /baskets/{basketId}/shipments/{shipmentId}/shipping_method',
        'GET /baskets/{basketId}/shipments/{shipmentId}/shipping_methods',
        'POST /customers/password_reset',
        'POST /orders',
        'GET /orders/{orderNo}',
        'GET /products/{productId}',
        'GET /products/{productId}/availability',
        'GET /stores'
      ],
      // A token that the shop has given out becomes the instance's session.
      '/s/{siteId}/dw/shop/v22_8': ['POST /sessions'],
      '/{contentSubPath}': [
        'GET /api/content/get',
        'GET /api/machines',
        'GET /api/machines/registerable-machines',
        'POST /api/machines/create',
        'POST /api/machines/delete',
        'POST /api/machines/update'
      ]
    }
  },
  {
    // Pictures and videos are public: no token, no session, and caches may keep them.
    proxy: 'ocapi',
    routes: { '/dw/image': ['GET /{rest*}'] },
    requestHeaders: ['if-modified-since', 'if-none-match', 'if-range', 'range'],
    responseHeaders: ['accept-ranges', 'age', 'content-range'],
    deadline: 30_000,
    maxRequestBytes: 0,
    maxAnswerBytes: 64 * 1024 * 1024
  },
  {
    ...CALL,
    proxy: 'einstein',
    requestHeaders: ['x-cq-client-id'],
    responseHeaders: [],
    routes: {
      '/v3': [
        'POST /activities/{personalizationSite}/{activity}',
        'GET /personalization/recommenders/{personalizationSite}',
        'POST /personalization/recs/{personalizationSite}/{recommenderName}',
        'POST /personalization/{personalizationSite}/zones/{zoneName}/recs'
      ]
    }
  },
  {
    ...CALL,
    proxy: 'cases',
    requestHeaders: [],
    // Whether the case was taken.
    responseHeaders: ['is-processed'],
    pageMark: 'is-processed',
    routes: { '/servlet': ['POST /servlet.WebToCase'] }
  },
  {
    ...CALL,
    proxy: 'monitoring',
    requestHeaders: [],
    // When to send no more of which kind.
    responseHeaders: ['x-sentry-rate-limits'],
    // Recordings of a visit are long texts.
    maxRequestBytes: 5 * 1024 * 1024,
    streamsRequests: true,
    routes: { '/api': ['POST /{errorProject}/envelope/'] }
  }
]
