import { address } from '../factories/address'
import {
  fillBasket,
  readProblem,
  startSandbox,
  VOUCHER,
  type Shopper,
  type TestSandbox
} from './checkout-setup'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())

interface Mail {
  kind: string
  document: Record<string, string>
}
const readMails = async (): Promise<Mail[]> =>
  ((await (await fetch(`${sandbox.origin}/control/outbox`)).json()) as { mails: Mail[] }).mails

async function listMethods({ baskets }: Shopper, basketId: string) {
  const { applicablePaymentMethods = [] } = await baskets.getPaymentMethodsForBasket({
    parameters: { basketId }
  })
  return applicablePaymentMethods.map(({ id }) => id)
}

/** Methods whose offer this table is about; others may be offered beside them. */
const COUNTRY_METHODS = [
  'UNZER_INVOICE',
  'UNZER_CARDS',
  'UNZER_PAYPAL',
  'UNZER_DIRECT_DEBIT_SECURED',
  'CREDIT_CARD'
]

it.each([
  ['Germany', 'DE', '50667', ['UNZER_INVOICE', 'UNZER_CARDS', 'UNZER_PAYPAL', 'UNZER_DIRECT_DEBIT_SECURED']],
  ['Switzerland', 'CH', '8001', ['UNZER_INVOICE', 'UNZER_CARDS', 'UNZER_PAYPAL']],
  ['Great Britain', 'GB', 'SW1A 1AA', ['UNZER_CARDS', 'UNZER_PAYPAL']]
])('offers what can be had in %s', async (_name, countryCode, postalCode, methods) => {
  const shopper = await sandbox.loginGuest()
  const basketId = await fillBasket(shopper)
  const body = { ...address, countryCode, postalCode }
  await shopper.baskets.updateShippingAddressForShipment({
    parameters: { basketId, shipmentId: 'me', useAsBilling: true },
    body
  })
  const offered = await listMethods(shopper, basketId)
  expect(offered.filter(id => COUNTRY_METHODS.includes(id))).toEqual([...methods, 'CREDIT_CARD'])
})

it('debits no account for gift cards, nor where goods go elsewhere than the bill', async () => {
  const shopper = await sandbox.loginGuest()
  const basketId = await fillBasket(shopper)
  await shopper.baskets.updateBillingAddressForBasket({
    parameters: { basketId },
    body: { ...address, city: 'Bonn' }
  })
  expect(await listMethods(shopper, basketId)).not.toContain('UNZER_DIRECT_DEBIT_SECURED')
  const buyer = await sandbox.loginGuest()
  const gift = await buyer.baskets.createBasket({
    body: { productItems: [{ productId: VOUCHER, quantity: 1 }] }
  })
  expect(await listMethods(buyer, gift.basketId ?? '')).not.toContain('UNZER_DIRECT_DEBIT_SECURED')
})

it('refuses an order whose address has moved to where its method cannot be had', async () => {
  const shopper = await sandbox.loginGuest()
  const basketId = await fillBasket(shopper)
  await shopper.baskets.updateBillingAddressForBasket({
    parameters: { basketId },
    body: { ...address, countryCode: 'GB', postalCode: 'SW1A 1AA' }
  })
  expect(await readProblem(shopper.orders.createOrder({ body: { basketId } }))).toMatchObject({
    title: 'INVALID_PAYMENT_INSTRUMENTS',
    reason: 'METHOD_NOT_APPLICABLE'
  })
})

it('lets the customer of an agent pay by the link of a mail', async () => {
  const shopper = await sandbox.loginGuest()
  const basketId = await fillBasket(shopper)
  const parameters = { basketId }
  expect(await listMethods(shopper, basketId)).not.toContain('UNZER_LINK_PAY')
  const { paymentInstruments = [] } = await shopper.baskets.updateBasket({
    parameters,
    body: { c_agentID: 'agent-7' }
  })
  expect(await listMethods(shopper, basketId)).toContain('UNZER_LINK_PAY')
  await shopper.baskets.removePaymentInstrumentFromBasket({
    parameters: { ...parameters, paymentInstrumentId: paymentInstruments[0]?.paymentInstrumentId ?? '' }
  })
  await shopper.baskets.addPaymentInstrumentToBasket({
    parameters,
    body: { paymentMethodId: 'UNZER_LINK_PAY' }
  })
  const { orderNo = '', ...placed } = await shopper.orders.createOrder({ body: parameters })
  expect(placed).toMatchObject({ status: 'created', paymentStatus: 'not_paid', c_paymentState: 'link' })

  const [mail] = await readMails()
  expect(mail).toMatchObject({ kind: 'link-pay', document: { orderNo } })
  const link = String(mail?.document.link).replace('http://127.0.0.1:4000', sandbox.origin)
  const body = new URLSearchParams({ decision: 'approve' })
  const page = await fetch(link, { method: 'POST', body, headers: { 'accept-language': 'en' } })
  expect(await page.text()).toContain('Your order is paid')
  expect(await shopper.orders.getOrder({ parameters: { orderNo } })).toMatchObject({
    status: 'new',
    paymentStatus: 'paid'
  })
  expect((await readMails())[0]).toMatchObject({ kind: 'order-confirmation', document: { orderNo } })
})

it('confirms an order by mail, as text and HTML, with the address of the shop that is running', async () => {
  const shopper = await sandbox.loginGuest()
  const { orderNo = '' } = await shopper.orders.createOrder({ body: { basketId: await fillBasket(shopper) } })
  const [mail] = await readMails()
  expect(mail).toMatchObject({ kind: 'order-confirmation', document: { orderNo } })
  const { link = '', text = '', html = '' } = mail?.document ?? {}
  expect(link).toContain(`http://localhost:3000/jasmin/de/checkout/confirmation?orderNo=${orderNo}&token=`)
  expect(text).toContain(link)
  expect(html).toContain(`>Ihre Bestellung ${orderNo}</h1>`)
})

it('lists the outcome of each test data, and delivers queued webhooks on request', async () => {
  const info = (await (await fetch(`${sandbox.origin}/control/info`)).json()) as { payments: object[] }
  expect(info.payments).toContainEqual({
    method: 'UNZER_CARDS',
    outcome: 'declined',
    number: '4000000000000002'
  })
  const answer = await fetch(`${sandbox.origin}/control/payments/webhooks`, { method: 'POST' })
  expect(answer.status).toBe(204)
})
