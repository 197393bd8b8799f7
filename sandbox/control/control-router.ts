import { Router } from 'express'
import type { Seed } from '../contracts'
import type { Order } from '../domain/orders/order'
import type { Orders } from '../domain/orders/orders'
import { forbidden } from '../http/problem'
import { readJsonBody } from '../http/read-json-body'
import type { Outbox } from '../storage/sqlite/outbox'
import { renderConsole } from './console-page'
import { describeSandbox } from './describe-sandbox'
import { faultInput, type Faults } from './faults'
import { maskEmail } from './mask-email'
import type { RequestStatistics } from './request-statistics'
import { servedFamilies } from './served-operations'

export interface ControlServices {
  seed: Seed
  publicOrigin: string
  orders: Orders
  outbox: Outbox
  faults: Faults
  statistics: RequestStatistics
  reset: () => void
}

/** An order for the console: enough to tell orders apart, no personal data. */
const summarize = ({ orderNo, siteId, status, createdAt, basket }: Order) => ({
  orderNo,
  siteId,
  status,
  creationDate: new Date(createdAt).toISOString(),
  total: (basket.totals.order ?? 0) / 100,
  currency: basket.currency,
  email: maskEmail(basket.email)
})

/** The console at the sandbox's root, and what tests and benchmarks steer it by. */
export function createControlRouter(services: ControlServices): Router {
  const { seed, publicOrigin, orders, outbox, faults, statistics, reset } = services
  const description = describeSandbox(seed, publicOrigin)
  const router = Router()
  router.use((_request, response, next) => {
    response.set('Cache-Control', 'no-store')
    next()
  })

  router.use('/control', (request, _response, next) => {
    // Another website's page in the same browser must not be able to empty the sandbox.
    if (request.headers['sec-fetch-site'] === 'cross-site')
      throw forbidden('The console answers its own pages only.')
    next()
  })

  router.get('/', (_request, response) => {
    response
      .set('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'")
      .type('html')
      .send(renderConsole(description, servedFamilies))
  })
  router.get('/control/info', (_request, response) => void response.json(description))
  router.get('/control/orders', (_request, response) => {
    response.json({ orders: orders.listAllOrders().map(summarize) })
  })
  router.get('/control/outbox', (_request, response) => void response.json({ mails: outbox.list() }))
  router.post('/control/reset', (request, response) => {
    reset()
    if (request.accepts(['json', 'html']) === 'html') response.redirect(303, '/')
    else response.status(204).end()
  })

  router
    .route('/control/stats')
    .get((_request, response) => void response.json(statistics.getCounts()))
    .delete((_request, response) => {
      statistics.reset()
      response.status(204).end()
    })
  router
    .route('/control/faults')
    .get((_request, response) => void response.json({ faults: faults.list() }))
    .post(...readJsonBody, (request, response) => {
      response.status(201).json(faults.add(faultInput.parse(request.body)))
    })
    .delete((_request, response) => {
      faults.clear()
      response.status(204).end()
    })
  return router
}
