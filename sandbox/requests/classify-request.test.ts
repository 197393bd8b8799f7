import { classifyRequest } from './classify-request'

const ORG = 'organizations/o'

it.each([
  ['POST', `/checkout/shopper-orders/v1/${ORG}/orders`, 'orders', ['orders.create', 'orders', 'createOrder']],
  ['GET', `/product/shopper-products/v1/${ORG}/products/1`, 'scapi.products', ['products', 'getProduct']],
  [
    'POST',
    `/pricing/shopper-gift-certificates/v1/${ORG}/gift-certificate`,
    'scapi.gift-certificates',
    ['getGiftCertificate']
  ],
  ['GET', `/store/shopper-stores/v1/${ORG}/stores`, 'scapi.other', ['shopper-stores', 'getStores']],
  ['POST', '/s/jasmin/dw/shop/v21_3/baskets', 'ocapi', ['ocapi', 'createBasket', 'ocapi.createBasket']],
  ['POST', '/v3/activities/jasmin/addToCart', 'side-services', ['sendAddToCart', 'activities']],
  ['GET', '/location-finder/v1/find-by-geo', 'side-services', ['findByGeo']]
])('%s %s counts as %s and goes by its names', (method, path, statistic, names) => {
  const request = classifyRequest(method, path)
  expect(request.statistic).toBe(statistic)
  expect(request.operations).toEqual(expect.arrayContaining(names))
})

it.each(['/', '/control/faults', '/console/orders', '/elsewhere'])('leaves %s alone', path => {
  expect(classifyRequest('GET', path)).toEqual({ statistic: undefined, operation: undefined, operations: [] })
})
