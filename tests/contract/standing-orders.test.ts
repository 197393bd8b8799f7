import { address } from '../factories/address'
import { OTHER_TEA, startOrderSandbox, TEA, type OrderSandbox } from './order-setup'
import { cards, createCard, createResource, returnUrls } from './payment-setup'
import { readRefusal } from './session-setup'
import { readMails } from './slas-mail-setup'

const DAY = 86_400_000
const day = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10)
const table = (...days: [number, 0 | 1][]) =>
  JSON.stringify(days.map(([at, status]) => ({ id: day(at), shippingDate: day(at), status })))

let sandbox: OrderSandbox
beforeAll(async () => {
  sandbox = await startOrderSandbox()
})
afterAll(() => sandbox.stop())
afterEach(() => sandbox.setClock(0))

interface Stored {
  c_orderingDeliveryTable: string
  c_orderingNotificationsTable: string
  c_orderingNextShippingDate?: string
}

/** A customer whose standing order delivers seven packs of tea every four weeks, the first in ten days. */
async function openStandingOrder(
  fields: Record<string, unknown> = {},
  items: [string, number][] = [[TEA, 7]],
  given?: Awaited<ReturnType<OrderSandbox['register']>>
) {
  const shopper = given ?? (await sandbox.register())
  const mine = { customerId: shopper.customerId }
  const body = {
    type: 'custom_1',
    c_orderingStatus: 1,
    c_orderingInterval: '4',
    c_orderingStartDate: day(10),
    c_orderingNextShippingDate: day(10),
    c_orderingShippingAddress: JSON.stringify(address),
    c_orderingBillingAddress: JSON.stringify(address),
    c_orderingShipping: JSON.stringify({ shippingMethodId: 'express' }),
    c_orderingDeliveryTable: table([10, 1], [38, 1]),
    c_orderingPayment: JSON.stringify({
      paymentMethodId: 'UNZER_CARDS',
      c_paymentResourceId: await createCard(sandbox.origin, cards.threeDSecure),
      ...returnUrls
    }),
    ...fields
  }
  const created = await shopper.customers.createCustomerProductList({ parameters: mine, body: body as never })
  const inList = { ...mine, listId: created.id ?? '' }
  for (const [productId, quantity] of items) {
    await shopper.customers.createCustomerProductListItem({
      parameters: inList,
      body: { productId, quantity, priority: 1, public: false, type: 'product' }
    })
  }
  return {
    ...shopper,
    inList,
    /** The list and the orders, so many days later. */
    async look(days: number) {
      sandbox.setClock(days * DAY)
      const { access_token } = await sandbox.loginCustomer({
        username: shopper.login,
        password: 'Teegarten7!'
      })
      const customers = sandbox.createCustomersClient(access_token)
      const list = (await customers.getCustomerProductList({ parameters: inList })) as unknown as Stored
      const { data = [] } = await customers.getCustomerOrders({ parameters: mine })
      return {
        orders: data,
        dates: (JSON.parse(list.c_orderingDeliveryTable) as { shippingDate: string }[]).map(
          each => each.shippingDate
        ),
        next: list.c_orderingNextShippingDate,
        notifications: JSON.parse(list.c_orderingNotificationsTable ?? '[]') as Record<string, unknown>[]
      }
    }
  }
}

it('orders on the day, not before, and moves the dates on', async () => {
  const { look } = await openStandingOrder()
  expect((await look(9)).orders).toEqual([])
  const { orders, dates, next, notifications } = await look(10)
  expect(orders).toHaveLength(1)
  expect(orders[0]).toMatchObject({
    status: 'created',
    c_paymentState: 'approved',
    shipments: [expect.objectContaining({ shippingMethod: expect.objectContaining({ id: 'express' }) })],
    productItems: [expect.objectContaining({ productId: TEA, quantity: 7 })]
  })
  expect(dates).toEqual([38, 66, 94, 122, 150, 178].map(day))
  expect(next).toBe(day(38))
  expect(notifications).toEqual([])
  // Asking again orders nothing again.
  expect((await look(10)).orders).toHaveLength(1)
})

it('mails the confirmation, and leaves the open basket alone', async () => {
  const { look, baskets, login } = await openStandingOrder()
  const { basketId } = await baskets.createBasket({
    body: { productItems: [{ productId: TEA, quantity: 1 }] }
  })
  await look(10)
  const mails = (await (await fetch(`${sandbox.origin}/control/outbox`)).json()) as { data?: unknown[] }
  expect(JSON.stringify(mails)).toContain(login)
  sandbox.setClock(0)
  const kept = await baskets.getBasket({ parameters: { basketId: basketId ?? '' } })
  expect(kept.productItems).toHaveLength(1)
})

it('passes suspended deliveries in silence, and all of them while the whole is suspended', async () => {
  const skipped = await openStandingOrder({ c_orderingDeliveryTable: table([10, 0], [38, 1]) })
  const after = await skipped.look(12)
  expect(after).toMatchObject({ orders: [], next: day(38), notifications: [] })
  expect((await skipped.look(38)).orders).toHaveLength(1)
  sandbox.setClock(0)
  const suspended = await openStandingOrder({ c_orderingStatus: 0 })
  expect(await suspended.look(40)).toMatchObject({ orders: [], next: day(66), notifications: [] })
})

it('catches up with every delivery of a longer time', async () => {
  const { look } = await openStandingOrder()
  expect((await look(70)).orders).toHaveLength(3)
})

it('delivers what it can, and names what is gone', async () => {
  const { look } = await openStandingOrder({}, [
    [TEA, 6],
    [OTHER_TEA, 9]
  ])
  const { orders, notifications } = await look(10)
  expect(orders[0]?.productItems).toEqual([expect.objectContaining({ productId: TEA, quantity: 6 })])
  expect(notifications).toEqual([
    { id: expect.any(String), date: day(10), type: 'product-unavailable', productId: OTHER_TEA }
  ])
})

it('orders nothing with less than six packs', async () => {
  const { look } = await openStandingOrder({}, [[TEA, 5]])
  expect(await look(10)).toMatchObject({
    orders: [],
    next: day(38),
    notifications: [{ type: 'too-few-packs' }]
  })
})

it('reports a failed payment, and retries with the next delivery', async () => {
  const payment = {
    paymentMethodId: 'UNZER_CARDS',
    c_paymentResourceId: await createCard(sandbox.origin, cards.declined),
    ...returnUrls
  }
  const { look } = await openStandingOrder({ c_orderingPayment: JSON.stringify(payment) })
  expect(await look(10)).toMatchObject({
    orders: [],
    next: day(38),
    notifications: [{ type: 'payment-failed', date: day(10) }]
  })
  expect((await look(38)).notifications.map(({ date }) => date)).toEqual([day(38), day(10)])
})

it('debits an account, and sends invoices, as often as it delivers', async () => {
  const iban = { iban: 'DE89370400440532013000', holder: 'Lina Berg' }
  for (const [paymentMethodId, kind, body] of [
    ['UNZER_DIRECT_DEBIT_SECURED', 'direct-debit-secured', iban],
    ['UNZER_INVOICE', 'invoice', {}]
  ] as const) {
    sandbox.setClock(0)
    const payment = {
      paymentMethodId,
      c_paymentResourceId: await createResource(sandbox.origin, kind, body),
      c_birthday: '1990/02/01'
    }
    const { look } = await openStandingOrder({ c_orderingPayment: JSON.stringify(payment) })
    const { orders, notifications } = await look(38)
    expect(notifications).toEqual([])
    expect(orders).toHaveLength(2)
  }
})

it.each([
  ['a status', { c_orderingStatus: 2 }],
  ['an interval', { c_orderingInterval: '3' }],
  ['a date', { c_orderingStartDate: '2026-02-30' }],
  ['JSON', { c_orderingDeliveryTable: '[{' }],
  ['an entry of the table', { c_orderingDeliveryTable: '[{"id":"1","shippingDate":"soon","status":1}]' }],
  ['a day that has passed', { c_orderingDeliveryTable: table([-1, 1], [10, 1]) }],
  ['today, whose delivery has left', { c_orderingDeliveryTable: table([0, 1]) }],
  ['two entries of one id', { c_orderingDeliveryTable: table([10, 1], [10, 1]) }],
  ['an address', { c_orderingShippingAddress: '{"lastName":"Berg"}' }],
  ['a country', { c_orderingShippingAddress: JSON.stringify({ ...address, countryCode: 'US' }) }],
  ['a shipping method', { c_orderingShipping: '{"shippingMethodId":"rocket"}' }],
  ['a payment method', { c_orderingPayment: '{"paymentMethodId":"UNZER_PAYPAL"}' }],
  ['a resource', { c_orderingPayment: '{"paymentMethodId":"UNZER_CARDS","c_paymentResourceId":"s-crd-no"}' }],
  [
    'a saved card of somebody else',
    { c_orderingPayment: '{"paymentMethodId":"UNZER_CARDS","customerPaymentInstrumentId":"x"}' }
  ]
])('refuses %s that it cannot deliver by, and keeps the former one', async (_title, fields) => {
  const { customers, inList } = await openStandingOrder()
  const before = await customers.getCustomerProductList({ parameters: inList })
  const call = customers.updateCustomerProductList({ parameters: inList, body: fields })
  const { status, body } = await readRefusal(call)
  expect([status, String(body.type).split('/').at(-1)]).toEqual([400, 'standing-order-invalid'])
  expect(await customers.getCustomerProductList({ parameters: inList })).toEqual(before)
})

it('refuses the payment data of another shopper', async () => {
  const owner = await openStandingOrder()
  const list = (await owner.customers.getCustomerProductList({ parameters: owner.inList })) as unknown as {
    c_orderingPayment: string
  }
  const other = await openStandingOrder()
  const call = other.customers.updateCustomerProductList({
    parameters: other.inList,
    body: { c_orderingPayment: list.c_orderingPayment }
  })
  expect((await readRefusal(call)).status).toBe(400)
})

it('calls a delivery that its removed card has stopped missed for payment, and mails the way to mend it', async () => {
  const shopper = await sandbox.register()
  const mine = { customerId: shopper.customerId }
  const saved = await shopper.customers.createCustomerPaymentInstrument({
    parameters: mine,
    body: {
      paymentMethodId: 'UNZER_CARDS',
      c_paymentResourceId: await createCard(sandbox.origin, cards.threeDSecure)
    }
  })
  const paymentInstrumentId = saved.paymentInstrumentId ?? ''
  const { look, login } = await openStandingOrder(
    {
      c_orderingPayment: JSON.stringify({
        paymentMethodId: 'UNZER_CARDS',
        customerPaymentInstrumentId: paymentInstrumentId,
        ...returnUrls,
        c_successUrl: 'http://localhost:3000/jasmin/fr/checkout/confirmation'
      })
    },
    [[TEA, 7]],
    shopper
  )
  await shopper.customers.deleteCustomerPaymentInstrument({ parameters: { ...mine, paymentInstrumentId } })
  const { orders, notifications } = await look(10)
  expect(orders).toEqual([])
  expect(notifications).toMatchObject([{ date: day(10), type: 'payment-failed' }])
  const [mail] = await readMails(sandbox, 'standing-order-problem', login)
  expect(mail?.document.text).toMatch(
    /^Votre commande régulière\s: livraison du .*\nBonjour,\n.*\n.*le paiement n’a pas abouti/
  )
  expect(mail?.document.link).toBe(
    `http://localhost:3000/jasmin/fr/account/standing-orders?pay=${String(mail?.document.listId)}`
  )
  expect(mail?.document.html).toContain('<html lang="fr">')
})
