import { Router } from 'express'
import { z } from 'zod'
import type { ProtocolContext } from '../../protocol-context'
import type { Clock } from '../../../domain/clock'
import { findPaymentSituation } from '../../../domain/baskets/pricing/payment-situation'
import { isEmailAddress } from '../../../domain/customers/email-address'
import type { OrderAccess } from '../../../domain/orders/access/order-access'
import type { Orders } from '../../../domain/orders/orders'
import { listPaymentMethods } from '../../../domain/payment/payment-methods'
import { badRequest } from '../../../http/problem'
import { readScope } from '../../../http/request-scope'
import { createMappingContext } from '../../mapping-context'
import { readFlag } from '../../../http/read-flag'
import { mapPaymentMethod } from '../checkout/map-payment'
import { createAwaitProvider } from '../../await-provider'
import { readReason, reasonCodes } from '../../order-reasons'
import { withCheckoutProblems } from '../../../http/checkout-problems'
import { requireUnpersonalized } from '../../../http/require-unpersonalized'
import { addOms, wantsOms } from './map-oms'
import { mapOrder } from './map-order'
import { mapPartialOrder } from './map-partial-order'

const shortText = z.string().min(1).max(256)
const orderBody = z.looseObject({ basketId: shortText })
const lookUpBody = z.looseObject({
  email: shortText.optional(),
  postalCode: shortText.optional(),
  phone: shortText.optional(),
  orderViewCode: shortText.optional()
})
const accessCodeBody = z.looseObject({
  email: shortText.trim().refine(isEmailAddress, 'is not an e-mail address')
})

/** The access code has six digits; an order's token opens nothing here. */
const cancelBody = z.looseObject({
  reason: shortText.optional(),
  orderAccessCode: z
    .string()
    .regex(/^\d{6}$/)
    .optional()
})

const returnBody = cancelBody.pick({ orderAccessCode: true }).extend({
  productItems: z
    .array(
      z.looseObject({
        itemId: shortText,
        quantity: z.number().int().min(1).max(9_999),
        reason: shortText.optional()
      })
    )
    .min(1)
    .max(400)
})

interface OrdersServices extends ProtocolContext {
  orders: Orders
  orderAccess: OrderAccess
  clock: Clock
}

/**
 * Shopper Orders, mounted at `/checkout/shopper-orders/v1/organizations/:organizationId` behind the
 * guards: placing an order, reading one's own, a guest's look-up and the code for it, the reasons for
 * an order's end, and what becomes of an order whose payment fails. The rest falls through to the frame's 501.
 */
export function createOrdersRouter({ orders, orderAccess, clock, publicOrigin }: OrdersServices): Router {
  const router = Router()

  router.post('/orders', createAwaitProvider(orders), (request, response) => {
    const { caller, site, language, locale } = readScope(response)
    const asked = request.query.locale === undefined ? undefined : locale
    const { basketId } = orderBody.parse(request.body)
    const order = withCheckoutProblems(language, () => orders.placeOrder(caller, basketId, asked))
    response.json(mapOrder(order, createMappingContext(site, language, publicOrigin)))
  })
  router.get('/orders/oms-meta-data', requireUnpersonalized, (request, response) => {
    // The reasons are not translated, and the platform refuses the question for a language.
    if (request.query.locale !== undefined)
      throw badRequest("The query parameter 'locale' is not known here.")
    response.json(reasonCodes)
  })
  router.get('/orders/:orderNo', (request, response) => {
    const { caller, site, language } = readScope(response)
    const order = withCheckoutProblems(language, () => orders.getOrder(caller, request.params.orderNo))
    const mapped = mapOrder(order, createMappingContext(site, language, publicOrigin))
    response.json(wantsOms(request) ? addOms(mapped, order, clock.now()) : mapped)
  })
  router.post('/orders/:orderNo/lookup', (request, response) => {
    const { caller, site, language } = readScope(response)
    const proof = lookUpBody.parse(request.body)
    const { order, isPartial } = withCheckoutProblems(language, () =>
      orderAccess.lookUp(caller, request.params.orderNo, proof)
    )
    const context = createMappingContext(site, language, publicOrigin)
    if (isPartial) return void response.json(mapPartialOrder(order, context))
    const mapped = mapOrder(order, context)
    response.json(wantsOms(request) ? addOms(mapped, order, clock.now()) : mapped)
  })
  router.post('/orders/:orderNo/actions/request-access-code', (request, response) => {
    const { email } = accessCodeBody.parse(request.body)
    orderAccess.requestCode(readScope(response).site.id, request.params.orderNo, email)
    response.status(202).end()
  })
  router.post('/orders/:orderNo/actions/oms-cancel-order', (request, response) => {
    const { caller, site, language } = readScope(response)
    const { reason, orderAccessCode } = cancelBody.parse(request.body)
    readReason(reasonCodes.cancelReasonCodes, reason)
    const order = withCheckoutProblems(language, () =>
      orderAccess.cancel(caller, request.params.orderNo, orderAccessCode)
    )
    response.json(mapOrder(order, createMappingContext(site, language, publicOrigin)))
  })
  router.post('/orders/:orderNo/actions/oms-return-order', (request, response) => {
    const { caller, site, language } = readScope(response)
    const { productItems, orderAccessCode } = returnBody.parse(request.body)
    const items = productItems.map(({ itemId, quantity, reason }) => ({
      itemId,
      quantity,
      reason: readReason(reasonCodes.returnReasonCodes, reason)
    }))
    const order = withCheckoutProblems(language, () =>
      orderAccess.announceReturn(caller, request.params.orderNo, items, orderAccessCode)
    )
    const mapped = mapOrder(order, createMappingContext(site, language, publicOrigin))
    response.json(addOms(mapped, order, clock.now()))
  })
  router.get('/orders/:orderNo/payment-methods', (request, response) => {
    const { caller, language } = readScope(response)
    const { basket } = withCheckoutProblems(language, () => orders.getOrder(caller, request.params.orderNo))
    const methods = listPaymentMethods(findPaymentSituation(basket))
    response.json({ applicablePaymentMethods: methods.map(method => mapPaymentMethod(method, language)) })
  })
  router.post('/orders/:orderNo/actions/fail', (request, response) => {
    const { caller, language } = readScope(response)
    const reopenBasket = readFlag(request, 'reopenBasket')
    withCheckoutProblems(language, () => orders.failOrder(caller, request.params.orderNo, { reopenBasket }))
    response.status(204).end()
  })
  return router
}
