import { say } from '../../texts/localized-text'
import { Router, type RequestHandler } from 'express'
import { z } from 'zod'
import type { ProtocolContext } from '../protocol-context'
import type { Orders } from '../../domain/orders/orders'
import type { Reorder } from '../../domain/orders/reorder'
import { readJsonBody } from '../../http/read-json-body'
import { readScope } from '../../http/request-scope'
import { actionAddress, createControllerScope } from './controller-scope'
import { refuseControllerErrors, createShopperGuard } from './refuse-controller'

export interface OrderActionsServices extends ProtocolContext {
  orders: Orders
  reorder: Reorder
  requireAccess: RequestHandler
}

const text = z.string().min(1).max(256)
const orderBody = z.looseObject({ orderNo: text, orderToken: text.optional() })

/** Controllers `Order-Cancel` and `Order-Reorder` (requirement 13.1), for the shopper who placed the order. */
export function createOrderActionsRouter({
  orders,
  reorder,
  sites,
  requireAccess
}: OrderActionsServices): Router {
  const guards: RequestHandler[] = [
    createControllerScope(sites),
    createShopperGuard(requireAccess),
    ...readJsonBody
  ]
  const router = Router()

  router.post(actionAddress('Order-Cancel'), ...guards, (request, response) => {
    const { orderNo, orderToken } = orderBody.parse(request.body)
    const order = orders.cancelOrder(readScope(response).caller, orderNo, orderToken)
    response.json({ success: true, orderNo: order.orderNo, c_overallStatus: order.overallStatus })
  })
  router.post(actionAddress('Order-Reorder'), ...guards, (request, response) => {
    const { caller, language } = readScope(response)
    const { basketId, unavailable } = reorder(caller, orderBody.parse(request.body).orderNo)
    response.json({
      success: true,
      basketId,
      unavailable: unavailable.map(({ productId, name, quantity }) => ({
        productId,
        productName: say(name, language),
        quantity
      }))
    })
  })
  router.use(refuseControllerErrors)
  return router
}
