import { Router, type RequestHandler } from 'express'
import type { Clock, Ids, Seed } from './contracts'
import type { Faults } from './control/faults'
import type { RequestStatistics } from './control/request-statistics'
import { createCatalogue } from './domain/catalogue/catalogue'
import { createBaskets } from './domain/baskets/baskets'
import { createCustomers } from './domain/customers/customers'
import { createOrders } from './domain/orders/orders'
import { createSessions } from './domain/sessions/sessions'
import { ORGANIZATION_ID } from './domain/sessions/slas-clients'
import { refuseUnknownAddress, refuseUnknownOperation } from './http/not-served'
import { readJsonBody } from './http/read-json-body'
import { createRequireAccess } from './http/require-access'
import { createRequireOrganization } from './http/require-organization'
import { createRequireSite } from './http/require-site'
import { createProductsRouter } from './protocols/scapi/products/products-router'
import { createPromotionsRouter } from './protocols/scapi/promotions/promotions-router'
import { createSearchRouter } from './protocols/scapi/search/search-router'
import { createBasketsRouter } from './protocols/scapi/baskets/baskets-router'
import { createOrderControllersRouter } from './protocols/scapi/orders/order-controllers-router'
import { createOrdersRouter } from './protocols/scapi/orders/orders-router'
import { createSlasRouter } from './protocols/slas/slas-router'
import type { Database } from './storage/sqlite/database'

export interface PlatformOptions {
  db: Database
  databasePath: string
  publicOrigin: string
  clock: Clock
  ids: Ids
  seed: Seed
  faults: Faults
  statistics: RequestStatistics
  /** Brings the whole sandbox back to its seed. */
  reset: () => void
}

/** First path segments of the platform: what is not served below them is refused with 501, all else with 404. */
const KNOWN_ROOTS =
  /^\/(?:product|search|pricing|checkout|customer|shopper|experience|site|store|inventory|configuration|custom|s|on|dw)\//

/** Wires storage to domain services and these to the routers of each protocol. */
export function createPlatform(options: PlatformOptions): RequestHandler {
  const { db, clock, ids, seed, publicOrigin } = options
  const { sites } = seed
  const catalogue = createCatalogue({ db, sites, clock })
  const customers = createCustomers({ db, clock, ids })
  const baskets = createBaskets({ db, catalogue, customers, sites, countries: seed.countries, clock, ids })
  const orders = createOrders({ db, baskets, catalogue, clock, ids })
  const sessions = createSessions({ db, sites, customers, clock, ids })

  const requireOrganization = createRequireOrganization(ORGANIZATION_ID)
  const requireAccess = createRequireAccess(sessions.verify, sites)
  const requireSite = createRequireSite(sites)
  const guards = [requireOrganization, requireAccess, requireSite, ...readJsonBody]

  /** Shopper APIs: every call needs a shopper's token and names its site. A new family adds its line. */
  const context = { sites, clock, ids, publicOrigin }
  const families: [prefix: string, router: Router][] = [
    ['/product/shopper-products/v1', createProductsRouter({ catalogue, ...context })],
    ['/search/shopper-search/v1', createSearchRouter({ catalogue, ...context })],
    ['/pricing/shopper-promotions/v1', createPromotionsRouter({ catalogue, ...context })],
    ['/checkout/shopper-baskets/v1', createBasketsRouter({ baskets, version: 'v1', ...context })],
    ['/checkout/shopper-baskets/v2', createBasketsRouter({ baskets, version: 'v2', ...context })],
    ['/checkout/shopper-orders/v1', createOrdersRouter({ orders, ...context })]
  ]

  const platform = Router()
  platform.use(
    '/shopper/auth/v1/organizations/:organizationId',
    requireOrganization,
    createSlasRouter({ sessions }),
    refuseUnknownOperation
  )
  for (const [prefix, router] of families) {
    platform.use(`${prefix}/organizations/:organizationId`, guards, router, refuseUnknownOperation)
  }
  platform.use(createOrderControllersRouter({ orders, requireAccess }))
  platform.use((request, response, next) =>
    (KNOWN_ROOTS.test(request.path) ? refuseUnknownOperation : refuseUnknownAddress)(request, response, next)
  )
  return platform
}
