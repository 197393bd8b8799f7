import type { ShopperCustomersTypes } from 'commerce-sdk-isomorphic'
import { Router } from 'express'
import { z } from 'zod'
import type { ProtocolContext } from '../../../contracts'
import type { Orders } from '../../../domain/orders/orders'
import { notFound } from '../../../http/problem'
import { readScope } from '../../../http/request-scope'
import { createAnswerStyle } from '../baskets/answer-style'
import { mapOrder } from './map-order'

/** Ten orders to a page unless asked otherwise (spec 3 §4). */
const pageQuery = z.object({
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  limit: z.coerce.number().int().min(1).max(50).default(10)
})

/** `GET customers/:customerId/orders` of Shopper Customers, for registered ones; mounted at that address behind the guards. */
export function createCustomerOrdersRouter({ orders, publicOrigin }: { orders: Orders } & ProtocolContext): Router {
  const router = Router({ mergeParams: true })
  router.get('/', (request, response) => {
    const { caller, site, language } = readScope(response)
    const { customerId } = request.params as { customerId?: string }
    if (customerId !== caller.customerId || !caller.registered) {
      throw notFound('customer-not-found', 'Customer Not Found', `The customer '${customerId}' is unknown.`)
    }
    const page = orders.listOrdersOfCustomer(site.id, caller.customerId, pageQuery.parse(request.query))
    const style = createAnswerStyle(site, language, publicOrigin)
    // The SDK declares the order of this family a little differently from the one of Shopper Orders.
    const data = page.orders.map(order => mapOrder(order, style)) as ShopperCustomersTypes.Order[]
    const result = { data, offset: page.offset, limit: page.limit, total: page.total }
    response.json(result satisfies ShopperCustomersTypes.CustomerOrderResult)
  })
  return router
}
