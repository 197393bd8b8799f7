import { allOperations } from './families'
import { findOperation } from './find-operation'

const ORG = 'organizations/f_ecom_sbox_001'

it.each([
  ['GET', `/product/shopper-products/v1/${ORG}/products/25`, 'shopper-products.getProduct'],
  ['HEAD', `/product/shopper-products/v1/${ORG}/products/25`, 'shopper-products.getProduct'],
  ['GET', `/product/shopper-products/v1/${ORG}/products/`, 'shopper-products.getProducts'],
  ['DELETE', `/product/shopper-products/v1/${ORG}/products/25`, undefined],
  ['POST', `/checkout/shopper-baskets/v1/${ORG}/baskets`, 'shopper-baskets.createBasket'],
  ['POST', `/checkout/shopper-baskets/v2/${ORG}/baskets`, 'shopper-baskets.createBasket'],
  ['POST', `/checkout/shopper-baskets/v1/${ORG}/baskets/7/actions/promote`, undefined],
  [
    'POST',
    `/checkout/shopper-baskets/v2/${ORG}/baskets/7/actions/promote`,
    'shopper-baskets-v2.promoteTemporaryBasket'
  ],
  ['GET', `/checkout/shopper-orders/v1/${ORG}/orders/oms-meta-data`, 'shopper-orders.getOmsMetaData'],
  ['GET', `/checkout/shopper-orders/v1/${ORG}/orders/1`, 'shopper-orders.getOrder'],
  ['GET', '/s/jasmin/dw/shop/v21_3/products/(1,2)', 'ocapi.getProducts'],
  ['GET', '/s/jasmin/dw/shop/v21_3/products/1', 'ocapi.getProduct'],
  ['POST', '/s/jasmin/dw/shop/v22_8/sessions', 'ocapi-sessions.createSession'],
  ['GET', '/s/jasmin/api/content/get', 'content.getContentPage'],
  ['GET', '/s/jasmin/de-DE/api/content/get', 'content.getContentPage'],
  ['GET', '/s/jasmin/de-DE/api/machines', 'machines.getMachines'],
  ['POST', '/on/demandware.store/Sites-jasmin-Site/de_DE/Order-Cancel', 'controllers.Order-Cancel'],
  ['GET', '/on/demandware.store/Sites--Site/de_DE/Site-Countries', undefined],
  [
    'GET',
    '/dw/image/v2/SBOX_001/on/demandware.static/-/Sites-a-catalog/default/images/1/2.jpg',
    'images.getImage'
  ],
  ['POST', '/servlet/servlet.WebToCase', 'web-to-case.createCase'],
  ['GET', '/', undefined],
  ['GET', '', undefined],
  ['GET', '//', undefined],
  ['GET', '/s/__proto__/constructor', undefined]
])('%s %s is %s', (method, path, id) => {
  expect(findOperation(method, path)?.id).toBe(id)
})

it('finds every operation of the registry by a filled-in address of its own', () => {
  const lost = allOperations.filter(operation =>
    operation.addresses.some(address => {
      const path = address.replace(/\{\w+\}/g, '0815')
      return findOperation(operation.method, path) !== operation
    })
  )
  expect(lost.map(operation => operation.id)).toEqual([])
})

it('gives every operation an id of its own', () => {
  expect(new Set(allOperations.map(operation => operation.id)).size).toBe(allOperations.length)
})
