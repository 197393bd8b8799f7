import { address } from '../factories/address'
import { BASKETS, readProblem, startSandbox, TEA, type Shopper, type TestSandbox } from './checkout-setup'

let sandbox: TestSandbox
let shopper: Shopper
let basketId: string

beforeAll(async () => {
  sandbox = await startSandbox()
})
beforeEach(async () => {
  shopper = await sandbox.loginGuest()
  const basket = await shopper.baskets.createBasket({
    body: { productItems: [{ productId: TEA, quantity: 1 }] }
  })
  basketId = basket.basketId ?? ''
})
afterAll(() => sandbox.stop())

it('keeps a billing address of its own', async () => {
  const parameters = { basketId }
  const basket = await shopper.baskets.updateBillingAddressForBasket({ parameters, body: address })
  expect(basket.billingAddress).toMatchObject(address)
  expect(basket.shipments?.[0]?.shippingAddress).toBeUndefined()
  expect(await shopper.baskets.getBasket({ parameters })).toMatchObject({ billingAddress: address })
})

it('uses the billing address for delivery on request', async () => {
  const parameters = { basketId, useAsShipping: true }
  const basket = await shopper.baskets.updateBillingAddressForBasket({ parameters, body: address })
  expect(basket.shipments).toMatchObject([{ shipmentId: 'me', shippingAddress: address }])
})

it('changes address, method and message of a shipment in one call', async () => {
  const parameters = { basketId, shipmentId: 'me' }
  const basket = await shopper.baskets.updateShipmentForBasket({
    parameters,
    body: {
      shipmentId: 'me',
      shippingAddress: address,
      shippingMethod: { id: 'express' },
      gift: true,
      giftMessage: 'Alles Gute'
    }
  })
  expect(basket.shipments).toMatchObject([
    {
      shipmentId: 'me',
      shippingAddress: address,
      shippingMethod: { id: 'express' },
      giftMessage: 'Alles Gute'
    }
  ])
  expect(basket.shippingTotal).toBe(9.99)
  expect(await shopper.baskets.getBasket({ parameters: { basketId } })).toMatchObject({
    shipments: [{ gift: true, giftMessage: 'Alles Gute' }]
  })
})

it('refuses a shipment that the basket does not have', async () => {
  const parameters = { basketId, shipmentId: 'other' }
  const { baskets } = shopper
  expect(
    await readProblem(baskets.updateShipmentForBasket({ parameters, body: { shipmentId: 'other' } }))
  ).toMatchObject({ status: 404 })
  expect(
    await readProblem(baskets.updateShippingAddressForShipment({ parameters, body: address }))
  ).toMatchObject({ status: 404 })
})

it.each([
  ['billing-address', { ...address, countryCode: 'Germany' }],
  ['shipments/me/shipping-address', { ...address, postalCode: 7 }],
  ['shipments/me', { shippingMethod: { id: 7 } }]
])('refuses %s with %j and keeps the basket as it was', async (path, body) => {
  const response = await fetch(`${sandbox.origin}${BASKETS}/${basketId}/${path}?siteId=jasmin`, {
    method: path === 'shipments/me' ? 'PATCH' : 'PUT',
    headers: { ...shopper.headers, 'content-type': 'application/json' },
    body: JSON.stringify(body)
  })
  expect(response.status).toBe(400)
  const basket = await shopper.baskets.getBasket({ parameters: { basketId } })
  expect([basket.billingAddress, basket.shipments?.[0]?.shippingAddress]).toEqual([undefined, undefined])
})
