import { address } from '../factories/address'
import { startOrderSandbox, type OrderSandbox, type SiteName } from './order-setup'
import { readRefusal } from './session-setup'

const MINUTE = 60_000
const EMAIL = 'lina@example.com'
/** None of this may be in a response, since it identifies the customer. */
const PERSONAL = /Lina|Berg|Lindenweg|Köln|lina@|token/i

let sandbox: OrderSandbox
let stranger: Awaited<ReturnType<OrderSandbox['loginGuest']>>

beforeAll(async () => {
  sandbox = await startOrderSandbox()
  stranger = await sandbox.loginGuest()
})
afterEach(() => sandbox.setClock(0))
afterAll(() => sandbox.stop())

interface Mail {
  siteId: string
  recipient: string
  kind: string
  document: { orderNo: string; code: string }
}
async function readCodes(orderNo: string): Promise<Mail[]> {
  const { mails } = (await (await fetch(`${sandbox.origin}/control/outbox`)).json()) as { mails: Mail[] }
  return mails.filter(({ kind, document }) => kind === 'order-access-code' && document.orderNo === orderNo)
}

const requestCode = (orderNo: string, email = EMAIL) =>
  stranger.orders.requestOrderAccessCode({ parameters: { orderNo }, body: { email } }, true)
const lookUp = (orderNo: string, body: Record<string, string>, who = stranger) =>
  who.orders.guestOrderLookup({ parameters: { orderNo }, body })
const isRefused = async (call: Promise<unknown>) => (await readRefusal(call)).status === 404

async function placeOrder(siteId?: SiteName) {
  const owner = await sandbox.loginGuest(siteId)
  return { owner, ...(await owner.placeOrder()) }
}
/** An order with a code that was sent for it. */
async function placeWithCode() {
  const order = await placeOrder()
  await requestCode(order.orderNo)
  const code = (await readCodes(order.orderNo))[0]?.document.code ?? ''
  return { ...order, code }
}
/** A code that is not this one. */
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

it('mails a code of six digits to the address of the order, which shows the whole of it', async () => {
  const { orderNo, orderToken, code } = await placeWithCode()
  expect(await readCodes(orderNo)).toEqual([
    expect.objectContaining({
      siteId: 'jasmin',
      recipient: EMAIL,
      document: expect.objectContaining({ orderNo, code })
    })
  ])
  expect(code).toMatch(/^\d{6}$/)
  const order = await lookUp(orderNo, { email: EMAIL, orderViewCode: code })
  expect(order).toMatchObject({ orderNo, orderToken, billingAddress: { lastName: address.lastName } })
})

it('returns the same response whether order and address match or not, and sends no mail if they do not', async () => {
  const { orderNo } = await placeOrder()
  const registered = await sandbox.register()
  const theirs = await registered.placeOrder()
  const answers = await Promise.all([
    requestCode(orderNo),
    requestCode(orderNo),
    requestCode(orderNo, 'eve@example.com'),
    requestCode('JAS99999999'),
    requestCode('__proto__'),
    requestCode(theirs.orderNo, registered.login)
  ])
  const responses = await Promise.all(answers.map(async answer => [answer.status, await answer.text()]))
  expect(responses).toEqual(responses.map(() => [202, '']))
  expect((await readCodes(orderNo)).length).toBe(1)
  expect(await readCodes(theirs.orderNo)).toEqual([])
})

it.each([
  ['no address', {}],
  ['something else', { email: 'nobody' }],
  ['a very long one', { email: `${'x'.repeat(300)}@example.com` }],
  ['a list', { email: [EMAIL] }]
])('refuses %s in place of an e-mail address', async (_what, body) => {
  const refused = await readRefusal(
    stranger.orders.requestOrderAccessCode({ parameters: { orderNo: 'JAS00001001' }, body: body as never })
  )
  expect(refused.status).toBe(400)
})

it('lets a code work for a quarter of an hour, and sends the next one only then', async () => {
  const { orderNo, code } = await placeWithCode()
  const proof = { email: EMAIL, orderViewCode: code }
  sandbox.setClock(15 * MINUTE - 5_000)
  await requestCode(orderNo)
  expect((await readCodes(orderNo)).length).toBe(1)
  expect(await lookUp(orderNo, proof)).toMatchObject({ orderNo })
  sandbox.setClock(15 * MINUTE + 5_000)
  expect(await isRefused(lookUp(orderNo, proof))).toBe(true)
  await requestCode(orderNo)
  const [next] = await readCodes(orderNo)
  expect(await lookUp(orderNo, { orderViewCode: next?.document.code ?? '' })).toMatchObject({ orderNo })
})

it('takes a code back after five wrong ones, and sends no other before its time', async () => {
  const { orderNo, code } = await placeWithCode()
  for (let tries = 0; tries < 4; tries += 1)
    expect(await isRefused(lookUp(orderNo, { orderViewCode: other(code) }))).toBe(true)
  expect(await lookUp(orderNo, { orderViewCode: code })).toMatchObject({ orderNo })
  expect(await isRefused(lookUp(orderNo, { orderViewCode: code, email: 'eve@example.com' }))).toBe(true)
  expect(await isRefused(lookUp(orderNo, { orderViewCode: code }))).toBe(true)
  await requestCode(orderNo)
  expect((await readCodes(orderNo)).length).toBe(1)
})

it('lets a guest cancel by a code, until the warehouse has the order', async () => {
  const { orderNo, code } = await placeWithCode()
  const cancel = (body: { reason?: string; orderAccessCode?: string }) =>
    stranger.orders.cancelOmsOrder({ parameters: { orderNo }, body })
  expect((await readRefusal(cancel({ orderAccessCode: code }))).status).toBe(409)
  sandbox.setClock(5_000)
  expect((await readRefusal(cancel({ orderAccessCode: code, reason: 'Bored' }))).status).toBe(400)
  expect((await readRefusal(cancel({ orderAccessCode: 'guess' }))).status).toBe(400)
  expect(await isRefused(cancel({ orderAccessCode: other(code) }))).toBe(true)
  expect(await isRefused(cancel({}))).toBe(true)
  const order = await cancel({ orderAccessCode: code, reason: 'Changed mind' })
  expect(order.status).toBe('cancelled')
  expect((await readRefusal(cancel({ orderAccessCode: code }))).status).toBe(409)
})

it('lets a customer cancel their own order without a code, and pay it by what its basket could be paid by', async () => {
  const registered = await sandbox.register()
  const { orderNo } = await registered.placeOrder()
  const methods = await registered.orders.getPaymentMethodsForOrder({ parameters: { orderNo } })
  expect(methods.applicablePaymentMethods?.map(({ id }) => id)).toContain('UNZER_CARDS')
  expect(await isRefused(stranger.orders.getPaymentMethodsForOrder({ parameters: { orderNo } }))).toBe(true)
  sandbox.setClock(5_000)
  expect(await isRefused(stranger.orders.cancelOmsOrder({ parameters: { orderNo }, body: {} }))).toBe(true)
  const order = await registered.orders.cancelOmsOrder({ parameters: { orderNo }, body: {} })
  expect(order.status).toBe('cancelled')
})

it('opens no other order with a code', async () => {
  const { orderNo, code } = await placeWithCode()
  const another = await placeOrder()
  expect(await isRefused(lookUp(another.orderNo, { email: EMAIL, orderViewCode: code }))).toBe(true)
  const puro = await sandbox.loginGuest('puro')
  expect(await isRefused(lookUp(orderNo, { email: EMAIL, orderViewCode: code }, puro))).toBe(true)
  expect(await isRefused(stranger.orders.getOrder({ parameters: { orderNo } }))).toBe(true)
})

it('shows the order by postal code and e-mail address or phone, without personal data', async () => {
  const { orderNo } = await placeOrder()
  const order = await lookUp(orderNo, { email: EMAIL, postalCode: address.postalCode })
  expect(order).toMatchObject({
    orderNo,
    status: 'created',
    productItems: [{ quantity: 1, productName: expect.any(String) }],
    orderTotal: expect.any(Number),
    shipments: [{ shippingMethod: { id: 'standard' } }]
  })
  expect(JSON.stringify(order)).not.toMatch(PERSONAL)
})

it('shows it by postal code and phone too', async () => {
  const guest = await sandbox.loginGuest()
  const basketId = await guest.fillBasket()
  await guest.baskets.updateBillingAddressForBasket({
    parameters: { basketId },
    body: { ...address, phone: '0221 123456' }
  })
  const { orderNo = '' } = await guest.orders.createOrder({ body: { basketId } })
  expect(await lookUp(orderNo, { postalCode: '50667', phone: '0221123456' })).toMatchObject({ orderNo })
  expect(await isRefused(lookUp(orderNo, { postalCode: '50667', phone: '0221123457' }))).toBe(true)
  expect(await isRefused(lookUp(orderNo, { phone: '0221123456' }))).toBe(true)
})

it('shows their order to whom it belongs without further proof', async () => {
  const { owner, orderNo, orderToken } = await placeOrder()
  expect(await lookUp(orderNo, {}, owner)).toMatchObject({ orderNo, orderToken })
  const registered = await sandbox.register()
  const theirs = await registered.placeOrder()
  const proof = { email: EMAIL, postalCode: address.postalCode }
  expect(await isRefused(lookUp(theirs.orderNo, proof))).toBe(true)
  const mine = await registered.orders.guestOrderLookup({
    parameters: { orderNo: theirs.orderNo },
    body: {}
  })
  expect(mine).toMatchObject({ orderToken: theirs.orderToken })
})
