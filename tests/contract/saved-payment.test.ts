import { createCard } from './payment-setup'
import { startOrderSandbox, TEA, type OrderSandbox } from './order-setup'
import { readRefusal } from './session-setup'

let sandbox: OrderSandbox
beforeAll(async () => {
  sandbox = await startOrderSandbox()
})
afterAll(() => sandbox.stop())

/** The vendor's types require members that only debit cards have. */
const NO_DEBIT_CARD = {} as { issueNumber: string; validFromMonth: number; validFromYear: number }

/** A customer with a saved card and an unpaid basket. */
async function openShopper() {
  const shopper = await sandbox.register()
  const saved = await shopper.customers.createCustomerPaymentInstrument({
    parameters: { customerId: shopper.customerId },
    body: {
      paymentMethodId: 'UNZER_CARDS',
      c_paymentResourceId: await createCard(sandbox.origin),
      // What the client says of a card counts for nothing beside what the provider knows.
      paymentCard: {
        cardType: 'Amex',
        holder: 'Somebody',
        number: '378282246310005',
        expirationMonth: 1,
        expirationYear: 2031,
        ...NO_DEBIT_CARD
      }
    }
  })
  const { basketId = '' } = await shopper.baskets.createBasket({
    body: { productItems: [{ productId: TEA, quantity: 1 }] }
  })
  const pay = (body: Record<string, string | Record<string, string>>) =>
    shopper.baskets.addPaymentInstrumentToBasket({ parameters: { basketId }, body })
  return { ...shopper, basketId, pay, savedId: saved.paymentInstrumentId ?? '' }
}

it('pays with a saved card: method, masked card and resource come from it, addresses from the request', async () => {
  const { pay, savedId } = await openShopper()
  const { paymentInstruments } = await pay({
    customerPaymentInstrumentId: savedId,
    c_successUrl: 'https://shop.test/checkout/confirmation',
    c_failureUrl: 'https://shop.test/cart'
  })
  expect(paymentInstruments).toEqual([
    expect.objectContaining({
      customerPaymentInstrumentId: savedId,
      paymentMethodId: 'UNZER_CARDS',
      paymentCard: {
        cardType: 'Visa',
        holder: 'Lina Berg',
        maskedNumber: '************1111',
        numberLastDigits: '1111',
        expirationMonth: 12,
        expirationYear: 2039
      },
      c_paymentResourceId: expect.stringMatching(/^s-crd-/),
      c_successUrl: 'https://shop.test/checkout/confirmation',
      c_failureUrl: 'https://shop.test/cart'
    })
  ])
})

it('refuses a saved instrument of somebody else, of a guest, and under another method', async () => {
  const owner = await openShopper()
  const other = await openShopper()
  const refusal = async (call: Promise<unknown>) => {
    const { status, body } = await readRefusal(call)
    return [status, String(body.type).split('/').at(-1)]
  }
  const stolen = other.pay({ customerPaymentInstrumentId: owner.savedId })
  expect(await refusal(stolen)).toEqual([400, 'invalid-customer-payment-instrument'])
  const guest = await sandbox.loginGuest()
  const { basketId = '' } = await guest.baskets.createBasket({ body: {} })
  const body = { customerPaymentInstrumentId: owner.savedId }
  const asGuest = guest.baskets.addPaymentInstrumentToBasket({ parameters: { basketId }, body })
  expect(await refusal(asGuest)).toEqual([400, 'invalid-customer-payment-instrument'])
  const renamed = owner.pay({ ...body, paymentMethodId: 'UNZER_INVOICE' })
  expect(await refusal(renamed)).toEqual([400, 'invalid-customer-payment-instrument'])
  expect((await refusal(owner.pay({})))[0]).toBe(400)
})

it('keeps of an account holder’s IBAN its last digits only', async () => {
  const { pay } = await openShopper()
  const answer = await pay({
    paymentMethodId: 'UNZER_DIRECT_DEBIT_SECURED',
    paymentBankAccount: { holder: 'Lina Berg', number: 'DE02 1203 0000 0000 2020 51' }
  })
  expect(answer.paymentInstruments).toMatchObject([
    {
      paymentBankAccount: {
        holder: 'Lina Berg',
        maskedNumber: '******************2051',
        numberLastDigits: '2051'
      }
    }
  ])
  expect(JSON.stringify(answer)).not.toContain('1203')
})

it('saves nothing that the payment provider does not have for this customer', async () => {
  const [owner, other] = [await sandbox.register(), await sandbox.register()]
  const save = (shopper: typeof owner, resource: string) =>
    shopper.customers.createCustomerPaymentInstrument({
      parameters: { customerId: shopper.customerId },
      body: { paymentMethodId: 'UNZER_CARDS', c_paymentResourceId: resource }
    })
  const card = await createCard(sandbox.origin)
  await save(owner, card)
  for (const resource of ['s-crd-guessed', card]) {
    const { status, body } = await readRefusal(save(other, resource))
    expect([status, String(body.type).split('/').at(-1)]).toEqual([400, 'payment-resource-refused'])
  }
  const { paymentInstruments } = await other.customers.getCustomer({
    parameters: { customerId: other.customerId }
  })
  expect(paymentInstruments).toEqual([])
})
