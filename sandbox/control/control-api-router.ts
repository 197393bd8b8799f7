import { Router } from 'express'
import { z } from 'zod'
import type { OverallStatus } from '../domain/orders/order'
import type { Orders } from '../domain/orders/orders'
import { notFound } from '../http/problem'
import { readJsonBody } from '../http/read-json-body'
import { allOperations } from '../operations/families'
import { describePayments } from './describe-payments'
import { withCheckoutProblems } from '../http/checkout-problems'
import { createContentApiRouter } from './editor/content-api-router'
import { createActivitiesRouter } from './activities-router'
import type { ControlServices } from './control-services'
import { describeSandbox } from './describe-sandbox'
import { describeCoupons, describeGiftCards } from './describe-vouchers'
import { changeGiftCard } from './change-gift-card'
import { changeSettings } from './change-settings'
import { faultInput } from '../faults/fault-input'
import { MAX_SHIFT } from './shiftable-clock'
import { summarizeOrder } from './summarize-order'

const clockInput = z.object({ aheadMs: z.number().int().min(-MAX_SHIFT).max(MAX_SHIFT) })
const stockInput = z.object({
  siteId: z.string().min(1).max(64),
  productId: z.string().min(1).max(64),
  /** Units that come in. */
  quantity: z.number().int().min(1).max(9_999)
})
const settlementInput = z
  .object({ received: z.string().min(1).max(64).optional(), refunded: z.string().min(1).max(64).optional() })
  .refine(({ received, refunded }) => (received === undefined) !== (refunded === undefined), {
    error: 'Either `received` or `refunded` is needed.'
  })
const transitionInput = z.object({
  to: z.string().min(1).max(64),
  /** Of one parcel of an order with several. */
  shipmentId: z.string().min(1).max(64).optional()
})

/** Takes an order or one of its parcels one step on; returns its summary, throws a 400 or 404 problem. */
export function advanceOrder(orders: Orders, siteId: string, orderNo: string, input: unknown) {
  const { to, shipmentId } = transitionInput.parse(input)
  const order = withCheckoutProblems('en', () =>
    orders.advance(siteId, orderNo, to as OverallStatus, shipmentId)
  )
  return summarizeOrder(order, orders)
}

/** Takes in an announced return, or pays a refund; returns the order's summary, throws a 400 or 404 problem. */
export function settleReturn(
  { orders, returns }: Pick<ControlServices, 'orders' | 'returns'>,
  siteId: string,
  orderNo: string,
  input: unknown
) {
  const { received, refunded } = settlementInput.parse(input)
  const order = withCheckoutProblems('en', () =>
    received !== undefined
      ? returns.receive(siteId, orderNo, received)
      : returns.refund(siteId, orderNo, refunded ?? '')
  )
  return summarizeOrder(order, orders)
}

/** The control API for tests and benchmarks: JSON, mounted at `/control`. */
export function createControlApiRouter(services: ControlServices): Router {
  const {
    seed,
    publicOrigin,
    orders,
    catalogue,
    stockNotices,
    paymentProvider,
    outbox,
    activities,
    errorReports,
    clock,
    faults,
    settings,
    statistics,
    reset,
    listServed
  } = services
  const router = Router()

  router.get('/info', (_request, response) => {
    response.json({
      ...describeSandbox(seed, publicOrigin, settings),
      coupons: describeCoupons(services),
      giftCards: describeGiftCards(services),
      payments: describePayments()
    })
  })
  router.get('/operations', (_request, response) => {
    const served = new Set(listServed())
    response.json({
      operations: allOperations.map(operation => ({ ...operation, served: served.has(operation) }))
    })
  })
  router.get('/outbox', (_request, response) => void response.json({ mails: outbox.list() }))
  router.use('/activities', createActivitiesRouter({ activities }))
  router.use('/content', createContentApiRouter(services))
  router.get('/error-reports', (_request, response) => {
    response.json({ reports: errorReports.listLatest() })
  })
  router.post('/reset', (_request, response) => {
    reset()
    response.status(204).end()
  })

  router.post('/stock', ...readJsonBody, (request, response) => {
    const { siteId, productId, quantity } = stockInput.parse(request.body)
    if (!seed.sites.some(({ id }) => id === siteId) || !catalogue.hasProduct(siteId, productId))
      throw notFound('product-not-found', 'Product Not Found', `No product '${productId}'.`)
    catalogue.returnStock(siteId, [{ productId, quantity }])
    stockNotices.sendDue()
    response.status(204).end()
  })

  router.get('/orders', (_request, response) => {
    const list = orders.listAllOrders()
    response.json({ orders: list.map(order => summarizeOrder(order, orders)) })
  })
  router.post('/orders/:siteId/:orderNo', ...readJsonBody, (request, response) => {
    const { siteId = '', orderNo = '' } = request.params
    response.json(advanceOrder(orders, siteId, orderNo, request.body))
  })

  router.post('/orders/:siteId/:orderNo/returns', ...readJsonBody, (request, response) => {
    const { siteId = '', orderNo = '' } = request.params
    response.json(settleReturn(services, siteId, orderNo, request.body))
  })

  router.post('/payments/webhooks', (_request, response) => {
    orders.applyPaymentReports(paymentProvider.payments.takeAllWebhooks)
    response.status(204).end()
  })

  const describeClock = () => ({ now: new Date(clock.now()).toISOString(), aheadMs: clock.getAhead() })
  router
    .route('/clock')
    .get((_request, response) => void response.json(describeClock()))
    .post(...readJsonBody, (request, response) => {
      clock.setAhead(clockInput.parse(request.body).aheadMs)
      response.json(describeClock())
    })

  router.post('/settings', ...readJsonBody, (request, response) => {
    response.json(changeSettings(services, request.body))
  })
  router.post('/gift-cards', ...readJsonBody, (request, response) => {
    changeGiftCard(services, request.body)
    response.status(204).end()
  })

  router
    .route('/stats')
    .get((_request, response) => void response.json(statistics.getCounts()))
    .delete((_request, response) => {
      statistics.reset()
      response.status(204).end()
    })
  router.get('/stats/operations', (_request, response) => {
    response.json(statistics.getOperationCounts())
  })

  router
    .route('/faults')
    .get((_request, response) => void response.json({ faults: faults.list() }))
    .post(...readJsonBody, (request, response) => {
      response.status(201).json(faults.add(faultInput.parse(request.body)))
    })
    .delete((_request, response) => {
      faults.clear()
      response.status(204).end()
    })
  router.delete('/faults/:id', (request, response) => {
    faults.switchOff(Number(request.params.id))
    response.status(204).end()
  })
  router.use(request => {
    throw notFound(
      'resource-not-found',
      'Not Found',
      `There is no resource ${request.method} /control${request.path}.`
    )
  })
  return router
}
