import type { Router } from 'express'
import { z } from 'zod'
import type { ProtocolContext } from '../../protocol-context'
import type { Orders } from '../../../domain/orders/orders'
import { readScope } from '../../../http/request-scope'
import { createMappingContext } from '../../mapping-context'
import { mapOrder } from '../orders/map-order'
import { handleCustomerErrors } from './handle-customer-errors'

/** A moment in ISO 8601, read as milliseconds since the epoch. */
const moment = z
  .string()
  .max(40)
  .transform(text => Date.parse(text))
  .refine(time => !Number.isNaN(time), 'a date and time in ISO 8601 is required')

/** Ten orders from the first on, unless the query says otherwise (requirement 8.2). */
const pageQuery = z.object({
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  limit: z.coerce.number().int().min(1).max(50).default(10),
  status: z.enum(['created', 'new', 'completed', 'cancelled', 'replaced', 'failed']).optional(),
  from: moment.optional(),
  until: moment.optional()
})

/** A customer's own orders, newest first. */
export function addOrderHistoryRoutes(
  router: Router,
  { orders, publicOrigin }: { orders: Orders } & ProtocolContext
): void {
  router.get(
    '/customers/:customerId/orders',
    handleCustomerErrors((request, response) => {
      const { caller, site, language } = readScope(response)
      const page = orders.listOrdersOfCustomer(site.id, caller.customerId, pageQuery.parse(request.query))
      const context = createMappingContext(site, language, publicOrigin)
      const data = page.orders.map(order => mapOrder(order, context))
      response.json({ limit: page.limit, offset: page.offset, total: page.total, data })
    })
  )
}
