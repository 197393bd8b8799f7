import { Router } from 'express'
import type { Orders } from '../../../domain/orders/orders'
import type { ProtocolContext } from '../../../contracts'
import { badRequest, notFound } from '../../../http/problem'
import { createRequireAccess, type VerifyToken } from '../../../http/require-access'
import { readScope } from '../../../http/request-scope'

/**
 * The shop's own controller `Order-FindByCheckoutKey`, for a client that has lost the answer to
 * `POST /orders`: `GET …/Sites-{site}-Site/{locale}/Order-FindByCheckoutKey?checkoutKey=` with the
 * bearer token of the same shopper answers `{orderNo, orderToken}`, or 404 when no order was placed.
 * Mounted at the root; it checks the token itself, as controllers have no guards in front.
 */
export function createOrderControllersRouter({
  orders,
  sites,
  verifyToken
}: { orders: Orders; verifyToken: VerifyToken } & ProtocolContext): Router {
  const router = Router()
  const address = '/on/demandware.store/Sites-:site-Site/:locale/Order-FindByCheckoutKey'
  router.get(address, createRequireAccess(verifyToken, sites), (request, response) => {
    const { caller } = readScope(response)
    const { checkoutKey } = request.query
    if (typeof checkoutKey !== 'string' || checkoutKey === '' || checkoutKey.length > 256) {
      throw badRequest("The query parameter 'checkoutKey' is required.")
    }
    const order = request.params.site === caller.siteId ? orders.findByCheckoutKey(caller, checkoutKey) : undefined
    if (!order) throw notFound('order-not-found', 'Order Not Found', 'No order was placed with this checkout key.')
    response.json({ orderNo: order.orderNo, orderToken: order.orderToken })
  })
  return router
}
