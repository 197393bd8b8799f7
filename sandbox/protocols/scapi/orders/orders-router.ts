import { Router } from 'express'
import { z } from 'zod'
import type { ProtocolContext } from '../../../contracts'
import type { Orders } from '../../../domain/orders/orders'
import { readScope } from '../../../http/request-scope'
import { createAnswerStyle } from '../baskets/answer-style'
import { runCheckout } from '../baskets/run-checkout'
import { mapOrder } from './map-order'

const orderBody = z.looseObject({ basketId: z.string().min(1).max(256) })

/**
 * Shopper Orders, mounted at `/checkout/shopper-orders/v1/organizations/:organizationId` behind the
 * guards: placing an order and reading one's own. The rest falls through to the frame's 501.
 */
export function createOrdersRouter({ orders, publicOrigin }: { orders: Orders } & ProtocolContext): Router {
  const router = Router()

  router.post('/orders', (request, response) => {
    const { caller, site, language } = readScope(response)
    const { basketId } = orderBody.parse(request.body)
    const order = runCheckout(language, () => orders.placeOrder(caller, basketId))
    response.json(mapOrder(order, createAnswerStyle(site, language, publicOrigin)))
  })
  router.get('/orders/oms-meta-data', (_request, _response, next) => next('router'))
  router.get('/orders/:orderNo', (request, response) => {
    const { caller, site, language } = readScope(response)
    const order = runCheckout(language, () => orders.getOrder(caller, request.params.orderNo))
    response.json(mapOrder(order, createAnswerStyle(site, language, publicOrigin)))
  })
  return router
}
