import { Router } from 'express'
import { z } from 'zod'
import type { Orders } from '../../domain/orders/orders'
import { getPaymentState } from '../../domain/orders/order-payment'
import { findMoneyInstrument } from '../../domain/orders/take-payment'
import { withCheckoutProblems } from '../../http/checkout-problems'
import { readScope } from '../../http/request-scope'
import { createMappingContext } from '../mapping-context'
import type { ProtocolContext } from '../protocol-context'
import { actionAddress, createControllerScope } from './controller-scope'

const text = z.string().min(1).max(256)
const stateQuery = z.object({ orderNo: text, token: text })

/**
 * The shop's own controller `Order-PaymentState`: the state of an order's payment, for a caller with its
 * token. A shopper may return from the provider in another browser, so it needs no session and returns no
 * personal data; 404 for a wrong token.
 */
export function createPaymentStateRouter({
  orders,
  sites,
  publicOrigin
}: ProtocolContext & { orders: Orders }): Router {
  const router = Router()
  router.get(actionAddress('Order-PaymentState'), createControllerScope(sites), (request, response) => {
    const { orderNo, token } = stateQuery.parse(request.query)
    const { site, language } = readScope(response)
    const order = withCheckoutProblems(language, () => orders.getOrderByToken(site.id, orderNo, token))
    const paymentState = getPaymentState(order)
    const { buildPaymentUrl } = createMappingContext(site, language, publicOrigin)
    response.set('Cache-Control', 'private, no-store').json({
      orderNo,
      status: order.status,
      paymentStatus: order.paymentStatus,
      paymentState,
      paymentMethodId: findMoneyInstrument(order)?.paymentMethodId,
      redirectUrl:
        paymentState === 'redirect' && order.payment ? buildPaymentUrl(order.payment.paymentId) : undefined,
      paymentError: order.payment?.error
    })
  })
  return router
}
