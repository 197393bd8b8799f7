import { createShopLinks, type BuildShopLink } from './domain/sites/shop-links'
import path from 'node:path'
import { Router, type RequestHandler } from 'express'
import type { Ids } from './domain/ids'
import type { ProtocolContext } from './protocols/protocol-context'
import type { Seed } from './seed/seed-contents'
import { createControlRouter } from './control/control-router'
import type { Faults } from './faults/faults'
import { createFaultInjector } from './faults/inject-faults'
import { createRequestRecorder } from './requests/record-requests'
import type { RequestStatistics } from './requests/request-statistics'
import type { ShiftableClock } from './control/shiftable-clock'
import { createDomains, type Domains } from './create-domains'
import { ORGANIZATION_ID } from './domain/sessions/slas-clients'
import { createApplyShopperContext } from './http/request-scope'
import { refuseUnknownAddress, refuseUnknownOperation } from './operations/not-served'
import { readJsonBody } from './http/read-json-body'
import { createRequireAccess } from './http/require-access'
import { createRequireInstanceCaller } from './http/require-instance-caller'
import { createRequireOrganization } from './http/require-organization'
import { createRequireSite } from './http/require-site'
import { createRefuseUnserved } from './operations/refuse-unserved'
import { listServedOperations } from './operations/served-operations'
import { createContentRouter } from './protocols/content/content-router'
import { createControllerRouters } from './protocols/controllers/controllers'
import { createAccountSecurityRouter } from './protocols/custom/account-security-router'
import { createGuestOrdersRouter } from './protocols/custom/guest-orders-router'
import { createExpressCheckoutRouter } from './protocols/custom/express-checkout-router'
import { createOrderItemsRouter } from './protocols/custom/order-items-router'
import { createLinkedAccountsRouter } from './protocols/custom/linked-accounts-router'
import { createStockNoticesRouter } from './protocols/custom/stock-notices-router'
import { createMarketingMessagingRouter } from './protocols/custom/marketing-messaging-router'
import { createCustomSitesRouter } from './protocols/custom/sites-router'
import { createIdentityProviderRouter } from './protocols/identity-provider/identity-provider-router'
import { createImagesRouter } from './protocols/images/images-router'
import { createVideosRouter } from './protocols/images/videos-router'
import { createOcapiRouter } from './protocols/ocapi/ocapi-router'
import { createAvailabilityRouter } from './protocols/scapi/availability-router'
import { createBasketsRouter } from './protocols/scapi/baskets/baskets-router'
import { createConfigurationsRouter } from './protocols/scapi/configurations-router'
import { createConsentsRouter } from './protocols/scapi/consents-router'
import { createContextsRouter } from './protocols/scapi/contexts-router'
import { createCustomersRouter } from './protocols/scapi/customers/customers-router'
import { createDeliveryEstimatesRouter } from './protocols/scapi/delivery-estimates-router'
import { createExperienceRouter } from './protocols/scapi/experience/experience-router'
import { createGiftCertificatesRouter } from './protocols/scapi/gift-certificates-router'
import { createOrdersRouter } from './protocols/scapi/orders/orders-router'
import { createProductsRouter } from './protocols/scapi/products/products-router'
import { createPromotionsRouter } from './protocols/scapi/promotions-router'
import { createSearchRouter } from './protocols/scapi/search/search-router'
import { createSeoRouter } from './protocols/scapi/seo-router'
import { createStoresRouter } from './protocols/scapi/stores-router'
import { createSideServiceRouters } from './protocols/side-services/side-services'
import { createPaymentProviderRouter } from './protocols/payment-provider/payment-provider-router'
import { createSlasRouter } from './protocols/slas/slas-router'
import type { Webview } from './control/webview/webview'
import type { ChangeableSiteSettings, SiteSettingsLookup } from './domain/sites/site-settings'
import type { Database } from './storage/sqlite/database'

interface PlatformOptions {
  db: Database
  databasePath: string
  publicOrigin: string
  /** Origin of the shop that the console shows and links of mails lead to. */
  shopOrigin: string
  /** Origin under which the native app's web view shows the shop. */
  appOrigin?: string
  webview: Webview
  /** Where a login may lead besides addresses of the own machine. */
  redirectUris: string[]
  /** How long a payment waits for its shopper, in milliseconds; an hour without it. */
  paymentTimeout?: number
  clock: ShiftableClock
  ids: Ids
  seed: Seed
  faults: Faults
  settings: ChangeableSiteSettings
  statistics: RequestStatistics
  /** Resets the whole sandbox to its seed. */
  reset: () => void
  /** Where to write down the platform's requests; nowhere without it. */
  recordFolder?: string
}

/** First path segments of the platform: unserved paths below them are refused with 501, all others with 404. */
const KNOWN_ROOTS =
  /^\/(?:product|search|pricing|checkout|customer|shopper|experience|site|store|inventory|configuration|custom|s|on|dw)\//

/** Shopper APIs: every call needs a shopper's token and names its site. A new family adds its line. */
const buildShopperFamilies = (
  services: Domains & ProtocolContext & Pick<Seed, 'countries'> & { settings: SiteSettingsLookup }
): [prefix: string, router: Router][] => [
  ['/product/shopper-products/v1', createProductsRouter(services)],
  ['/search/shopper-search/v1', createSearchRouter(services)],
  ['/pricing/shopper-promotions/v1', createPromotionsRouter(services)],
  ['/pricing/shopper-gift-certificates/v1', createGiftCertificatesRouter(services)],
  ['/checkout/shopper-baskets/v1', createBasketsRouter({ ...services, version: 'v1' })],
  ['/checkout/shopper-baskets/v2', createBasketsRouter({ ...services, version: 'v2' })],
  ['/checkout/shopper-orders/v1', createOrdersRouter(services)],
  ['/customer/shopper-customers/v1', createCustomersRouter(services)],
  ['/shopper/shopper-context/v1', createContextsRouter(services)],
  ['/shopper/shopper-consents/v1', createConsentsRouter(services)],
  ['/configuration/shopper-configurations/v1', createConfigurationsRouter()],
  ['/experience/shopper-experience/v1', createExperienceRouter(services)],
  ['/site/shopper-seo/v1', createSeoRouter(services)],
  ['/store/shopper-stores/v1', createStoresRouter(services)],
  ['/product/shopper-availability/v1', createAvailabilityRouter(services)],
  ['/product/shopper-delivery-estimates/v1', createDeliveryEstimatesRouter(services)],
  ['/custom/sites/v1', createCustomSitesRouter(services)],
  ['/custom/linked-accounts/v1', createLinkedAccountsRouter(services)],
  ['/custom/marketing-messaging/v1', createMarketingMessagingRouter(services)],
  ['/custom/stock-notices/v1', createStockNoticesRouter(services)],
  ['/custom/account-security/v1', createAccountSecurityRouter(services)],
  ['/custom/guest-orders/v1', createGuestOrdersRouter(services)],
  ['/custom/order-items/v1', createOrderItemsRouter(services)],
  ['/custom/express-checkout/v1', createExpressCheckoutRouter(services)]
]

/** Routers with whole addresses of their own: public calls, and those that bring their own guard. */
const buildOtherRouters = (
  services: Domains &
    ProtocolContext &
    Required<Pick<Seed, 'countries' | 'videos'>> & {
      requireAccess: RequestHandler
      buildShopLink: BuildShopLink
    }
): Router[] => [
  createContentRouter(services),
  createIdentityProviderRouter(services),
  ...createControllerRouters(services),
  createOcapiRouter(services),
  createImagesRouter(services),
  createVideosRouter(services),
  createPaymentProviderRouter({ ...services, deliverWebhooks: services.orders.applyPaymentReports }),
  ...createSideServiceRouters(services)
]

/** Wires the domain services to the routers of each protocol. */
export function createPlatform(options: PlatformOptions): Router {
  const { databasePath, publicOrigin, shopOrigin, redirectUris, clock, ids, seed } = options
  const { faults, settings, recordFolder } = options
  const { sites, countries, videos = {} } = seed
  const imageFolder =
    databasePath === ':memory:' ? undefined : path.join(path.dirname(databasePath), 'images')
  const domains = createDomains({ ...options, imageFolder })
  const buildShopLink = createShopLinks(shopOrigin)
  const services = { ...domains, sites, countries, videos, clock, ids, settings, publicOrigin, buildShopLink }

  const platform = Router()
  // Messages of the payment provider, standing orders and presents wait for their time; the next request finds them delivered.
  platform.use((_request, _response, next) => {
    domains.orders.applyPaymentReports()
    domains.runStandingOrders()
    domains.giftCertificates.sendDueGifts()
    domains.stockNotices.sendDue()
    next()
  })
  const requireOrganization = createRequireOrganization(ORGANIZATION_ID)
  const requireAccess = createRequireAccess(domains.sessions.verify, sites)
  const applyShopperContext = createApplyShopperContext(domains.shopperContexts)
  const guards = [
    requireOrganization,
    requireAccess,
    createRequireSite(sites),
    applyShopperContext,
    ...readJsonBody,
    createRefuseUnserved(platform)
  ]

  platform.use(
    createControlRouter({ ...domains, ...options, listServed: () => listServedOperations(platform) })
  )
  platform.use(createFaultInjector(faults, domains.sessions.tokenFaults))
  if (recordFolder !== undefined) platform.use(createRequestRecorder(recordFolder))
  platform.use(
    '/shopper/auth/v1/organizations/:organizationId',
    requireOrganization,
    createSlasRouter({ ...services, redirectUris }),
    refuseUnknownOperation
  )
  for (const [prefix, router] of buildShopperFamilies(services)) {
    platform.use(`${prefix}/organizations/:organizationId`, guards, router, refuseUnknownOperation)
  }
  // Storefront controllers know their caller by the session cookie too.
  const requireInstanceCaller = createRequireInstanceCaller(domains.instanceSessions, domains.sessions.verify)
  platform.use(buildOtherRouters({ ...services, requireAccess: requireInstanceCaller }))
  platform.use((request, response, next) =>
    (KNOWN_ROOTS.test(request.path) ? refuseUnknownOperation : refuseUnknownAddress)(request, response, next)
  )
  return platform
}
