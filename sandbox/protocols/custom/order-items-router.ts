import { Router } from 'express'
import { z } from 'zod'
import type { OrderAccess } from '../../domain/orders/access/order-access'
import { withCheckoutProblems } from '../../http/checkout-problems'
import { readScope } from '../../http/request-scope'
import { readReason, reasonCodes } from '../order-reasons'
import { refuseUndeclared } from './refuse-undeclared'

const shortText = z.string().min(1).max(256)

const cancelBody = z.object({
  c_items: z
    .array(
      z.object({
        itemId: shortText,
        quantity: z.number().int().min(1).max(9_999),
        reason: shortText.optional()
      })
    )
    .min(1)
    .max(400)
    .refine(items => new Set(items.map(({ itemId }) => itemId)).size === items.length, 'names an item twice'),
  c_orderViewCode: shortText.optional()
})

/**
 * The shop's own API for lines of an order (decision 55), mounted at
 * `/custom/order-items/v1/organizations/:organizationId`: Shopper Orders cancels whole orders only.
 */
export function createOrderItemsRouter({ orderAccess }: { orderAccess: OrderAccess }): Router {
  const router = Router()
  router.post('/orders/:orderNo/cancel', refuseUndeclared, (request, response) => {
    const { caller, language } = readScope(response)
    const { c_items, c_orderViewCode: secret } = cancelBody.parse(request.body)
    const items = c_items.map(item => ({
      ...item,
      reason: readReason(reasonCodes.cancelReasonCodes, item.reason)
    }))
    const order = withCheckoutProblems(language, () =>
      orderAccess.cancelItems(caller, request.params.orderNo ?? '', items, secret)
    )
    response.json({ c_orderNo: order.orderNo, c_overallStatus: order.overallStatus })
  })
  return router
}
