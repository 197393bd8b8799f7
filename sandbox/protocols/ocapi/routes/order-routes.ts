import type { Response, Router } from 'express'
import { z } from 'zod'
import type { ProtocolContext } from '../../protocol-context'
import type { Order } from '../../../domain/orders/order'
import type { Orders } from '../../../domain/orders/orders'
import { readScope } from '../../../http/request-scope'
import { createMappingContext } from '../../mapping-context'
import { mapOrder } from '../../scapi/orders/map-order'
import { createAwaitProvider } from '../../await-provider'
import { sendDocument } from '../send-document'

const orderBody = z.looseObject({ basketId: z.string().min(1).max(256) })

export type OrderServices = { orders: Orders } & Pick<ProtocolContext, 'publicOrigin'>

/** Placing an order and reading one's own. */
export function addOrderRoutes(router: Router, { orders, publicOrigin }: OrderServices): void {
  function sendOrder(response: Response, order: Order): void {
    const { site, language } = readScope(response)
    sendDocument(response, 'order', mapOrder(order, createMappingContext(site, language, publicOrigin)))
  }

  router.post('/orders', createAwaitProvider(orders), (request, response) => {
    const { basketId } = orderBody.parse(request.body)
    sendOrder(response, orders.placeOrder(readScope(response).caller, basketId))
  })
  router.get('/orders/:orderNo', (request, response) =>
    sendOrder(response, orders.getOrder(readScope(response).caller, request.params.orderNo))
  )
}
