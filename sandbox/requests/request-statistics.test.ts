import express from 'express'
import request from 'supertest'
import { createRequestStatistics } from './request-statistics'

const ORDERS = '/checkout/shopper-orders/v1/organizations/o/orders'

it('counts requests by group and by operation, refusals apart', async () => {
  const statistics = createRequestStatistics()
  const app = express()
  app.use(statistics.count)
  app.get(`${ORDERS}/1`, (_request, response) => void response.json({}))
  await request(app).get(`${ORDERS}/1`)
  await request(app).get(`${ORDERS}/2`)
  await request(app).get('/control/info')
  expect(statistics.getCounts()).toEqual({ orders: 2 })
  expect(statistics.getOperationCounts()).toEqual({ 'shopper-orders.getOrder': { requests: 2, refusals: 1 } })
  statistics.reset()
  expect([statistics.getCounts(), statistics.getOperationCounts()]).toEqual([{}, {}])
})
