import { getLanguage } from '../../../texts/localized-text'
import type { ShopperCustomersTypes } from 'commerce-sdk-isomorphic'
import { Router } from 'express'
import type { ProtocolContext } from '../../protocol-context'
import type { Baskets } from '../../../domain/baskets/baskets'
import { notFound } from '../../../http/problem'
import { readScope } from '../../../http/request-scope'
import { createMappingContext } from '../../mapping-context'
import { mapBasket } from '../baskets/map-basket'

/**
 * `GET customers/:customerId/baskets` of Shopper Customers, mounted at that address behind the guards. It knows no
 * `locale`: all texts come in the site's default one, as the platform's do.
 */
export function createCustomerBasketsRouter({
  baskets,
  publicOrigin
}: { baskets: Baskets } & ProtocolContext): Router {
  const router = Router({ mergeParams: true })
  router.get('/', (request, response) => {
    const { caller, site } = readScope(response)
    const { customerId } = request.params as { customerId?: string }
    if (customerId !== caller.customerId) {
      throw notFound('customer-not-found', 'Customer Not Found', `The customer '${customerId}' is unknown.`)
    }
    const context = createMappingContext(site, getLanguage(site.defaultLocale), publicOrigin)
    const found = baskets.listBasketsOfCustomer(caller)
    const result = { baskets: found.map(basket => mapBasket(basket, 'v1', context)), total: found.length }
    response.json(result satisfies ShopperCustomersTypes.BasketsResult)
  })
  return router
}
