import { startOrderSandbox, type OrderSandbox } from './order-setup'
import { readRefusal } from './session-setup'

let sandbox: OrderSandbox
beforeAll(async () => {
  sandbox = await startOrderSandbox()
})
afterAll(() => sandbox.stop())

/** A customer with a saved card, which is the default, and a saved bank account. */
async function openWallet() {
  const { customers, customerId } = await sandbox.register()
  const save = (body: object) =>
    customers.createCustomerPaymentInstrument({ parameters: { customerId }, body: body as never })
  const card = await save({
    paymentMethodId: 'UNZER_CARDS',
    default: true,
    paymentCard: {
      cardType: 'Visa',
      holder: 'Lina Berg',
      number: '4111111111111111',
      expirationMonth: 1,
      expirationYear: 2030
    }
  })
  const account = await save({
    paymentMethodId: 'UNZER_DIRECT_DEBIT_SECURED',
    paymentBankAccount: { holder: 'Lina Berg', number: 'DE89370400440532013000' }
  })
  const ids = [card, account].map(({ paymentInstrumentId = '' }) => paymentInstrumentId)
  const [cardId, accountId] = ids as [string, string]
  const change = (paymentInstrumentId: string, body: object) =>
    customers.updateCustomerPaymentInstrument({
      parameters: { customerId, paymentInstrumentId },
      body: body as never
    })
  const get = (paymentInstrumentId: string) =>
    customers.getCustomerPaymentInstrument({ parameters: { customerId, paymentInstrumentId } })
  return { customers, customerId, cardId, accountId, change, get }
}

it('gives a saved card its new date and keeps everything else of it', async () => {
  const { cardId, change, get } = await openWallet()
  const before = await get(cardId)
  const changed = await change(cardId, {
    paymentCard: {
      expirationMonth: 11,
      expirationYear: 2034,
      maskedNumber: '****',
      number: '4242424242424242'
    }
  })
  expect(changed.paymentCard).toEqual({ ...before.paymentCard, expirationMonth: 11, expirationYear: 2034 })
  expect(changed).toMatchObject({ paymentMethodId: 'UNZER_CARDS', default: true })
  expect(await get(cardId)).toEqual(changed)
})

it('makes one saved means of payment the default, and only that one', async () => {
  const { cardId, accountId, change, get } = await openWallet()
  expect(await change(accountId, { default: true })).toMatchObject({ default: true })
  expect(await get(cardId)).toMatchObject({ default: false })
  await change(accountId, { default: false })
  expect([(await get(cardId)).default, (await get(accountId)).default]).toEqual([false, false])
})

it.each([
  ['a month that no year has', { paymentCard: { expirationMonth: 13 } }],
  ['a date in words', { paymentCard: { expirationYear: 'soon' } }],
  ['a default that is no flag', { default: 'yes' }]
])('refuses %s and leaves the card as it is', async (_what, body) => {
  const { cardId, change, get } = await openWallet()
  const before = await get(cardId)
  expect(await readRefusal(change(cardId, body))).toMatchObject({ status: 400 })
  expect(await get(cardId)).toEqual(before)
})

it('refuses a date for a bank account', async () => {
  const { accountId, change } = await openWallet()
  expect(await readRefusal(change(accountId, { paymentCard: { expirationMonth: 1 } }))).toMatchObject({
    status: 400,
    body: { title: 'Payment Instrument Without Card' }
  })
})

it('knows nothing of a means of payment that another customer has saved', async () => {
  const [own, other] = [await openWallet(), await openWallet()]
  const refusal = { status: 404, body: { title: 'Payment Instrument Not Found' } }
  expect(await readRefusal(own.change(other.cardId, { default: true }))).toMatchObject(refusal)
  const parameters = { customerId: other.customerId, paymentInstrumentId: other.cardId }
  const call = own.customers.updateCustomerPaymentInstrument({ parameters, body: { default: false } })
  expect([403, 404]).toContain((await readRefusal(call)).status)
  expect(await other.get(other.cardId)).toMatchObject({ default: true })
})
