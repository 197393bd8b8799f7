import { readProblem, startSandbox, TEA, type TestSandbox } from './checkout-setup'
import { fillPaidBasket, orderPaid } from './paid-order-setup'
import { buildCard, buildInvoice, buildPaypal, cards, createResource } from './payment-setup'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterEach(() => sandbox.setClock(0))
afterAll(() => sandbox.stop())

const MINUTE = 60_000

describe('an order is refused', () => {
  const refuse = async (build: () => Promise<{ paymentMethodId: string }>) => {
    const shopper = await sandbox.loginGuest()
    const basketId = await fillPaidBasket(shopper, await build())
    const problem = await readProblem(shopper.orders.createOrder({ body: { basketId } }))
    expect((await shopper.baskets.getBasket({ parameters: { basketId } })).basketId).toBe(basketId)
    return problem
  }

  it.each([
    ['without a resource', 'RESOURCE_MISSING', () => Promise.resolve({ paymentMethodId: 'UNZER_CARDS' })],
    [
      'with an unknown resource',
      'RESOURCE_UNKNOWN',
      () => Promise.resolve({ paymentMethodId: 'UNZER_CARDS', c_paymentResourceId: 's-crd-guessed' })
    ],
    [
      'with the resource of another method',
      'RESOURCE_UNKNOWN',
      async () => ({
        paymentMethodId: 'UNZER_CARDS',
        c_paymentResourceId: await createResource(sandbox.origin, 'paypal')
      })
    ],
    ['by a card that the bank declines', 'DECLINED', () => buildCard(sandbox.origin, cards.declined)],
    [
      'by invoice without a fraud session',
      'FRAUD_SESSION_MISSING',
      async () => ({ ...(await buildInvoice(sandbox.origin)), c_threatMetrixSessionId: 'never-registered' })
    ],
    [
      'by invoice without a birthday',
      'BIRTHDAY_MISSING',
      async () => ({ ...(await buildInvoice(sandbox.origin)), c_birthday: '' })
    ],
    [
      'that would lead to another website',
      'RETURN_URL_REFUSED',
      async () => ({ ...(await buildPaypal(sandbox.origin)), c_successUrl: 'https://evil.example/ok' })
    ],
    [
      'whose shopper could not come back',
      'RETURN_URL_REFUSED',
      async () => ({ ...(await buildPaypal(sandbox.origin)), c_failureUrl: '' })
    ]
  ])('%s', async (_title, reason, build) => {
    expect(await refuse(build)).toMatchObject({ status: 400, title: 'INVALID_PAYMENT_INSTRUMENTS', reason })
  })

  it('with a resource that has waited for more than half an hour', async () => {
    const card = await buildCard(sandbox.origin)
    sandbox.setClock(31 * MINUTE)
    const problem = await refuse(() => Promise.resolve(card))
    expect(problem).toMatchObject({ reason: 'RESOURCE_EXPIRED' })
  })

  it('with a resource that has paid somebody else’s order, or an earlier one', async () => {
    const card = await buildCard(sandbox.origin)
    const owner = await sandbox.loginGuest()
    await orderPaid(sandbox.origin, owner, card)
    expect(await refuse(() => Promise.resolve(card))).toMatchObject({ reason: 'RESOURCE_USED' })
    const basketId = await fillPaidBasket(owner, card)
    expect(await readProblem(owner.orders.createOrder({ body: { basketId } }))).toMatchObject({
      reason: 'RESOURCE_USED'
    })
  })

  it('when the provider does not answer, and can be placed once it does', async () => {
    const shopper = await sandbox.loginGuest()
    const basketId = await fillPaidBasket(shopper, await buildCard(sandbox.origin, cards.unavailable))
    expect(await readProblem(shopper.orders.createOrder({ body: { basketId } }))).toMatchObject({
      status: 503,
      title: 'PAYMENT_PROVIDER_UNAVAILABLE'
    })
    expect((await shopper.baskets.getBasket({ parameters: { basketId } })).basketId).toBe(basketId)
  })

  it('when it has come to cost something else than what was to be paid, and says by how much', async () => {
    const shopper = await sandbox.loginGuest()
    const basketId = await fillPaidBasket(shopper, await buildCard(sandbox.origin))
    await shopper.baskets.addItemToBasket({
      parameters: { basketId },
      body: [{ productId: TEA, quantity: 1 }]
    })
    expect(await readProblem(shopper.orders.createOrder({ body: { basketId } }))).toMatchObject({
      title: 'INVALID_PAYMENT_INSTRUMENTS',
      reason: 'AMOUNT_DIFFERS',
      paymentAmount: 23.99,
      amountDue: 33.99,
      difference: 10
    })
  })
})
