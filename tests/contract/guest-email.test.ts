import { address } from '../factories/address'
import { startOrderSandbox, TEA, type OrderSandbox } from './order-setup'
import { buildCard } from './payment-setup'
import { readRefusal } from './session-setup'

const EMAIL = 'lina@example.com'
let sandbox: OrderSandbox
beforeAll(async () => {
  sandbox = await startOrderSandbox()
})
afterAll(() => sandbox.stop())

it('shows the address of a guest’s basket as empty until there is one, and the same of an order’s owner later', async () => {
  const { baskets, orders } = await sandbox.loginGuest()
  const created = await baskets.createBasket({
    body: {
      customerInfo: { email: '' },
      productItems: [{ productId: TEA, quantity: 1 }],
      billingAddress: address,
      shipments: [{ shipmentId: 'me', shippingAddress: address, shippingMethod: { id: 'standard' } }]
    }
  })
  expect(created.customerInfo).toMatchObject({ customerId: expect.any(String), email: '' })
  const parameters = { basketId: created.basketId ?? '' }
  const named = await baskets.updateCustomerForBasket({ parameters, body: { email: EMAIL } })
  expect(named.customerInfo).toMatchObject({ email: EMAIL })
  expect((await baskets.getBasket({ parameters })).customerInfo).toMatchObject({ email: EMAIL })
  await baskets.addPaymentInstrumentToBasket({ parameters, body: await buildCard(sandbox.origin) })
  const order = await orders.createOrder({ body: parameters })
  expect(order.customerInfo).toMatchObject({ email: EMAIL })
})

it('keeps the e-mail address of a guest through other changes and refuses an invalid one', async () => {
  const { baskets } = await sandbox.loginGuest()
  const { basketId = '', customerInfo } = await baskets.createBasket({
    body: { customerInfo: { email: EMAIL } }
  })
  expect(customerInfo).toMatchObject({ email: EMAIL })
  const parameters = { basketId }
  for (const email of ['', 'lina']) {
    const refused = baskets.updateCustomerForBasket({ parameters, body: { email } })
    expect(await readRefusal(refused)).toMatchObject({ status: 400 })
  }
  const filled = await baskets.addItemToBasket({ parameters, body: [{ productId: TEA, quantity: 1 }] })
  expect(filled.customerInfo).toMatchObject({ email: EMAIL })
})

it('refuses an order of a guest without an address', async () => {
  const shopper = await sandbox.loginGuest()
  const { baskets, orders } = shopper
  const { basketId = '' } = await baskets.createBasket({
    body: {
      productItems: [{ productId: TEA, quantity: 1 }],
      billingAddress: address,
      shipments: [{ shipmentId: 'me', shippingAddress: address, shippingMethod: { id: 'standard' } }]
    }
  })
  const parameters = { basketId }
  await baskets.addPaymentInstrumentToBasket({ parameters, body: await buildCard(sandbox.origin) })
  expect(await readRefusal(orders.createOrder({ body: { basketId } }))).toMatchObject({
    status: 400,
    body: { validationType: 'CustomerEmailRequired' }
  })
})
