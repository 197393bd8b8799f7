import { address } from '../factories/address'
import { readProblem, startSandbox, TEA, type TestSandbox } from './checkout-setup'
import { createOcapi } from './ocapi-setup'
import { CLIENT } from './session-setup'
import { checkShape } from './shape/check-shape'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())

const paymentCard = {
  cardType: 'Visa',
  holder: 'Lina Berg',
  maskedNumber: '************1111',
  expirationMonth: 12,
  expirationYear: 2030
}

async function openBasket() {
  const shopper = await sandbox.loginGuest()
  const { basketId = '' } = await shopper.baskets.createBasket({
    body: {
      productItems: [{ productId: TEA, quantity: 1 }],
      customerInfo: { email: 'lina@example.com' },
      billingAddress: address,
      shipments: [{ shipmentId: 'me', shippingAddress: address, shippingMethod: { id: 'standard' } }]
    }
  })
  return { ...shopper, parameters: { basketId } }
}

it('offers a card for clients without a provider, with the format of its numbers', async () => {
  const { baskets, parameters } = await openBasket()
  const offered = await baskets.getPaymentMethodsForBasket({ parameters })
  expect(checkShape(offered, 'ShopperBasketsTypes', 'PaymentMethodResult')).toEqual([])
  const methods = offered.applicablePaymentMethods ?? []
  expect(methods.map(({ id }) => id)).toEqual(expect.arrayContaining(['UNZER_INVOICE', 'CREDIT_CARD']))
  const card = methods.find(({ id }) => id === 'CREDIT_CARD')
  expect(card?.cards).toContainEqual(expect.objectContaining({ cardType: 'Visa', numberPrefixes: ['4'] }))
  expect(card?.paymentProcessorId).toBe('BASIC_CREDIT')
})

it('takes a masked card and shows its last digits on basket and order', async () => {
  const { baskets, orders, parameters, token } = await openBasket()
  const paid = await baskets.addPaymentInstrumentToBasket({
    parameters,
    body: { paymentMethodId: 'CREDIT_CARD', paymentCard }
  })
  expect(checkShape(paid, 'ShopperBasketsTypes', 'Basket')).toEqual([])
  const instrument = {
    paymentMethodId: 'CREDIT_CARD',
    paymentCard: { ...paymentCard, numberLastDigits: '1111' }
  }
  expect(paid.paymentInstruments).toMatchObject([instrument])
  const order = await orders.createOrder({ body: parameters })
  expect(checkShape(order, 'ShopperOrdersTypes', 'Order')).toEqual([])
  expect(order.paymentInstruments).toMatchObject([instrument])
  const call = createOcapi(sandbox.origin, {
    'content-type': 'application/json',
    'x-dw-client-id': CLIENT,
    authorization: `Bearer ${token}`
  })
  expect((await call('GET', `orders/${order.orderNo}`)).body.payment_instruments).toMatchObject([
    { payment_card: { masked_number: '************1111', number_last_digits: '1111' } }
  ])
})

it('does not believe last digits that the mask contradicts', async () => {
  const { baskets, parameters } = await openBasket()
  const paid = await baskets.addPaymentInstrumentToBasket({
    parameters,
    body: { paymentMethodId: 'CREDIT_CARD', paymentCard: { ...paymentCard, numberLastDigits: '9999' } }
  })
  expect(paid.paymentInstruments?.[0]?.paymentCard?.numberLastDigits).toBe('1111')
})

it('takes no card whose number is not masked, and keeps no number', async () => {
  const { baskets, parameters } = await openBasket()
  const add = (card: object) =>
    baskets.addPaymentInstrumentToBasket({
      parameters,
      body: { paymentMethodId: 'CREDIT_CARD', paymentCard: { ...paymentCard, ...card } }
    })
  expect(await readProblem(add({ maskedNumber: '4111111111111111' }))).toMatchObject({ status: 400 })
  expect(await readProblem(add({ maskedNumber: '4111111111111111*' }))).toMatchObject({ status: 400 })
  const paid = await add({ number: '4111111111111111', securityCode: '123' })
  expect(JSON.stringify(paid)).not.toMatch(/4111111111111111|securityCode/)
})

it('is not paid by a card of which nothing is known', async () => {
  const { baskets, orders, parameters } = await openBasket()
  await baskets.addPaymentInstrumentToBasket({ parameters, body: { paymentMethodId: 'CREDIT_CARD' } })
  expect(await readProblem(orders.createOrder({ body: parameters }))).toMatchObject({
    status: 400,
    slug: 'validation',
    validationType: 'INVALID_PAYMENT_INSTRUMENTS'
  })
})
