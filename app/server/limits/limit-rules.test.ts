import { PROXY_RULES } from '../proxies/proxy-rules'
import { getLimitRule, LIMIT_RULES, type LimitName } from './limit-rules'

/** Why a change through the proxies needs no limit: the platform's own check of it. */
const NOTHING_TO_GUESS: Record<string, readonly string[]> = {
  "the basket is found by an id that nobody can guess, and by its owner's token": [
    'api POST /baskets',
    'api POST /baskets/actions/merge',
    'api POST /baskets/actions/transfer',
    'api PATCH /baskets/{basketId}',
    'api DELETE /baskets/{basketId}',
    'api PUT /baskets/{basketId}/billing-address',
    'api DELETE /baskets/{basketId}/coupons/{couponItemId}',
    'api PUT /baskets/{basketId}/customer',
    'api POST /baskets/{basketId}/gift-certificate-items',
    'api PATCH /baskets/{basketId}/gift-certificate-items/{giftCertificateItemId}',
    'api DELETE /baskets/{basketId}/gift-certificate-items/{giftCertificateItemId}',
    'api POST /baskets/{basketId}/items',
    'api PATCH /baskets/{basketId}/items',
    'api PATCH /baskets/{basketId}/items/{itemId}',
    'api DELETE /baskets/{basketId}/items/{itemId}',
    'api POST /baskets/{basketId}/payment-instruments',
    'api DELETE /baskets/{basketId}/payment-instruments/{paymentInstrumentId}',
    'api PATCH /baskets/{basketId}/shipments/{shipmentId}',
    'api DELETE /baskets/{basketId}/shipments/{shipmentId}',
    'api PUT /baskets/{basketId}/shipments/{shipmentId}/shipping-address',
    'api PUT /baskets/{basketId}/shipments/{shipmentId}/shipping-method',
    'api POST /orders',
    'ocapi POST /baskets',
    'ocapi PATCH /baskets/{basketId}',
    // Of the shopper's own basket, with a resource of this browser.
    'api POST /payments',
    'ocapi DELETE /baskets/{basketId}',
    'ocapi PUT /baskets/{basketId}/billing_address',
    'ocapi DELETE /baskets/{basketId}/coupons/{couponItemId}',
    'ocapi PUT /baskets/{basketId}/customer',
    'ocapi POST /baskets/{basketId}/gift_certificate_items',
    'ocapi DELETE /baskets/{basketId}/gift_certificate_items/{itemId}',
    'ocapi POST /baskets/{basketId}/items',
    'ocapi PATCH /baskets/{basketId}/items/{itemId}',
    'ocapi DELETE /baskets/{basketId}/items/{itemId}',
    'ocapi POST /baskets/{basketId}/payment_instruments',
    'ocapi DELETE /baskets/{basketId}/payment_instruments/{paymentInstrumentId}',
    'ocapi PATCH /baskets/{basketId}/shipments/{shipmentId}',
    'ocapi PUT /baskets/{basketId}/shipments/{shipmentId}/shipping_address',
    'ocapi PUT /baskets/{basketId}/shipments/{shipmentId}/shipping_method',
    'ocapi POST /orders',
    // By the internal code of a gift card that pays this basket.
    'ocapi POST /GiftCert-RemoveGiftCertificate'
  ],
  "it belongs to the customer of the token's own id": [
    'api DELETE /accounts/{providerId}',
    'api POST /customers/{customerId}/addresses',
    'api PATCH /customers/{customerId}/addresses/{addressName}',
    'api DELETE /customers/{customerId}/addresses/{addressName}',
    'api POST /customers/{customerId}/payment-instruments',
    'api DELETE /customers/{customerId}/payment-instruments/{paymentInstrumentId}',
    'api POST /customers/{customerId}/product-lists',
    'api PATCH /customers/{customerId}/product-lists/{listId}',
    'api DELETE /customers/{customerId}/product-lists/{listId}',
    'api POST /customers/{customerId}/product-lists/{listId}/items',
    'api PATCH /customers/{customerId}/product-lists/{listId}/items/{itemId}',
    'api DELETE /customers/{customerId}/product-lists/{listId}/items/{itemId}',
    // A token that the shop has given out becomes the instance's session.
    'ocapi POST /sessions'
  ],
  'it changes nothing, or opens nothing': [
    'api POST /quotes',
    // A session of the shop's own name, for Apple's servers only.
    'api POST /merchant-sessions',
    'ocapi POST /DHLExpress-GetRates',
    'einstein POST /activities/{personalizationSite}/{activity}',
    'einstein POST /personalization/recs/{personalizationSite}/{recommenderName}',
    'einstein POST /personalization/{personalizationSite}/zones/{zoneName}/recs',
    'monitoring POST /{errorProject}/envelope/'
  ],
  'public, or read by the token of its owner': [
    'api GET /baskets/{basketId}',
    'api GET /baskets/{basketId}/payment-methods',
    'api GET /baskets/{basketId}/shipments/{shipmentId}/shipping-methods',
    'api GET /orders/{orderNo}',
    'api GET /customers/{customerId}',
    'api GET /accounts',
    'api GET /guest-orders',
    'api GET /payments/{paymentResourceId}',
    'api GET /wallets',
    'api GET /customers/{customerId}/baskets',
    'api GET /customers/{customerId}/orders',
    'api GET /customers/{customerId}/product-lists',
    'api GET /customers/{customerId}/product-lists/{listId}',
    'api GET /pages',
    'api GET /pages/{pageId}',
    'api GET /promotions',
    'api GET /categories/{id}',
    'api GET /current',
    'api GET /products',
    'api GET /products/{id}',
    'api GET /product-search',
    'api GET /search-suggestions',
    'api GET /store-search',
    'api GET /stores',
    'ocapi GET /__Analytics-Start',
    'ocapi GET /OcapiSearch-Content',
    'ocapi GET /OcapiSearch-Suggestions',
    // By the token of the shopper who placed it, and a key that cannot be guessed.
    'ocapi GET /Order-FindByCheckoutKey',
    'ocapi GET /Site-Countries',
    'ocapi GET /baskets/{basketId}',
    'ocapi GET /baskets/{basketId}/payment_methods',
    'ocapi GET /baskets/{basketId}/shipments/{shipmentId}/shipping_methods',
    'ocapi GET /orders/{orderNo}',
    'ocapi GET /products/{productId}',
    'ocapi GET /products/{productId}/availability',
    'ocapi GET /stores',
    'ocapi GET /api/content/get',
    'ocapi GET /api/machines',
    'ocapi GET /api/machines/registerable-machines',
    'ocapi GET /{rest*}',
    'einstein GET /personalization/recommenders/{personalizationSite}'
  ]
}

const names = Object.keys(LIMIT_RULES) as LimitName[]
const limited = names.flatMap(name => Object.keys(getLimitRule(name).routes ?? {}))
const proxied = PROXY_RULES.flatMap(({ proxy, routes }) =>
  Object.values(routes).flatMap(lines => lines.map(line => `${proxy} ${line}`))
)

it('limits every route of the proxies, or there is a reason why it opens nothing', () => {
  expect([...limited, ...Object.values(NOTHING_TO_GUESS).flat()].sort()).toEqual([...proxied].sort())
})

it('names each route once', () => expect(new Set(proxied).size).toBe(proxied.length))

/** `POST /session`, `/session/logout`, `/track` and the like: everyday calls, which are no guesses. */
const EVERYDAY: readonly LimitName[] = [
  'session',
  'sessionEnd',
  'devices',
  'orderReturn',
  'tracking',
  'deliveryEstimates',
  'shipments',
  'packstations',
  'passkeyOptions',
  'passkeyList'
]

it('refuses more than ten guesses a minute, with and without a known address', () => {
  for (const name of names.filter(each => !EVERYDAY.includes(each))) {
    const { each, unknown } = getLimitRule(name)
    expect([name, (each.attempts / each.seconds) * 60 <= 10, unknown]).toEqual([name, true, undefined])
  }
})

it('has a limit for everybody together behind each of the others', () => {
  for (const name of names) {
    const { each, all, subject } = getLimitRule(name)
    expect(all.attempts / all.seconds).toBeGreaterThan(each.attempts / each.seconds)
    const isLimitedBySubject = Object.values(getLimitRule(name).routes ?? {}).some(route => route.subject)
    if (isLimitedBySubject) expect([name, subject]).not.toEqual([name, undefined])
  }
})
