import { Router, type RequestHandler } from 'express'
import { refuseUnknownOperation } from './not-served'
import { listServedOperations, listUnnamedRoutes } from './served-operations'

const respond: RequestHandler = (_request, response) => void response.end()
const pass: RequestHandler = (_request, _response, next) => next()
const ORDERS = '/checkout/shopper-orders/v1/organizations/:organizationId'

/** Names of what a platform with one mounted router serves. */
function listServed(prefix: string, build: (router: Router) => void): string[] {
  const platform = Router()
  const router = Router()
  build(router)
  platform.use(prefix, pass, router, refuseUnknownOperation)
  return listServedOperations(platform).map(operation => operation.id)
}

it('finds routes below guards and nested routers', () => {
  const served = listServed('/customer/shopper-customers/v1/organizations/:organizationId', router => {
    const lists = Router({ mergeParams: true })
    lists.route('/').get(respond).post(respond)
    router.use('/customers/:customerId/product-lists', lists)
  })
  expect(served).toEqual([
    'shopper-customers.createCustomerProductList',
    'shopper-customers.getCustomerProductLists'
  ])
})

it('does not take a route with a parameter for an operation with a fixed word in its place', () => {
  expect(listServed(ORDERS, router => router.get('/orders/:orderNo', respond))).toEqual([
    'shopper-orders.getOrder'
  ])
})

it('takes a route for every operation that it was made for', () => {
  const served = listServed('/s/:siteId/:locale/api/machines', router => router.post('/:action', respond))
  expect(served).toEqual(['machines.createMachine', 'machines.updateMachine', 'machines.deleteMachine'])
})

it('does not count a route that refuses', () => {
  expect(listServed(ORDERS, router => router.get('/orders/:orderNo', refuseUnknownOperation))).toEqual([])
})

it('counts an operation with two addresses only when both are served', () => {
  const address = '/checkout/shopper-baskets/v2/organizations/:organizationId'
  expect(listServed(address, router => router.post('/baskets', respond))).toEqual([])
})

it('finds routes that have no name', () => {
  const platform = Router()
  const router = Router()
  router.get('/orders/:orderNo', respond)
  router.get('/orders/:orderNo/secrets', respond)
  platform.use(ORDERS, pass, router)
  platform.use('/control', Router().get('/info', respond))
  platform.get('/console/orders', respond)
  expect(listUnnamedRoutes(platform)).toEqual([
    '/checkout/shopper-orders/v1/organizations/*/orders/:orderNo/secrets'
  ])
})
