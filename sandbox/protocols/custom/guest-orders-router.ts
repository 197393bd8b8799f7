import { Router } from 'express'
import { z } from 'zod'
import type { GuestOrders } from '../../domain/orders/guest-orders'
import { readScope } from '../../http/request-scope'
import { handleCustomerErrors } from '../scapi/customers/handle-customer-errors'
import { requireRegistered } from '../scapi/customers/require-owner'
import { refuseUndeclared } from './refuse-undeclared'

const takeBody = z.object({
  c_orderNo: z.string().min(1).max(64).optional(),
  c_password: z.string().max(256).optional()
})

/**
 * The shop's own API for orders that a customer has placed as a guest, mounted at
 * `/custom/guest-orders/v1/organizations/:organizationId`. Scripts of an instance give an order to a customer
 * (`Order.setCustomer`) and see which client has begun the session (`request.clientId`).
 */
export function createGuestOrdersRouter({ guestOrders }: { guestOrders: GuestOrders }): Router {
  const router = Router()
  router
    .route('/guest-orders')
    .all(requireRegistered, refuseUndeclared)
    .get(
      handleCustomerErrors((_request, response) => {
        const { isConfirmed, total } = guestOrders.count(readScope(response).caller)
        response.json({ c_isConfirmed: isConfirmed, c_total: total })
      })
    )
    .post(
      handleCustomerErrors(async (request, response) => {
        const { c_orderNo: orderNo, c_password: password } = takeBody.parse(request.body)
        const orderNos = await guestOrders.take(readScope(response).caller, { orderNo, password })
        response.json({ c_orderNos: orderNos })
      })
    )
  return router
}
