import { Router, type RequestHandler } from 'express'
import type { Orders } from '../../domain/orders/orders'
import { badRequest, notFound } from '../../http/problem'
import { readScope } from '../../http/request-scope'

/** Longest text that a basket keeps in one `c_` attribute. */
const MAX_KEY_LENGTH = 4000

/**
 * The shop's own controller `Order-FindByCheckoutKey`, for a client that has lost the response to
 * `POST /orders`: `GET …/Sites-{site}-Site/{locale}/Order-FindByCheckoutKey?checkoutKey=` with the
 * bearer token of the same shopper returns `{orderNo, orderToken}`, or 404 when no order was placed.
 * Mounted at the root; it brings its own guard, as controllers have none in front.
 */
export function createCheckoutKeyRouter({
  orders,
  requireAccess
}: {
  orders: Orders
  requireAccess: RequestHandler
}): Router {
  const router = Router()
  const address = '/on/demandware.store/Sites-:site-Site/:locale/Order-FindByCheckoutKey'
  router.get(address, requireAccess, (request, response) => {
    const { caller } = readScope(response)
    const { checkoutKey } = request.query
    if (typeof checkoutKey !== 'string' || checkoutKey === '' || checkoutKey.length > MAX_KEY_LENGTH) {
      throw badRequest("The query parameter 'checkoutKey' is required.")
    }
    const order =
      request.params.site === caller.siteId ? orders.findByCheckoutKey(caller, checkoutKey) : undefined
    if (!order)
      throw notFound('order-not-found', 'Order Not Found', 'No order was placed with this checkout key.')
    response.json({ orderNo: order.orderNo, orderToken: order.orderToken })
  })
  return router
}
