import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sampleOrders } from '../../sandbox/seed/sample-orders'
import { seed } from '../../sandbox/seed/seed'
import { startSandbox, type TestSandbox } from './session-setup'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'samples-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const open = () => startSandbox({ databasePath: path.join(folder, 'sandbox.db'), seed })

interface OrderSummary {
  orderNo: string
  overallStatus: string
}
const listOrders = async ({ origin }: TestSandbox) =>
  ((await (await fetch(`${origin}/control/orders`)).json()) as { orders: OrderSummary[] }).orders

it('are there at the first start, in every status, and not again at the next', async () => {
  const first = await open()
  const orders = await listOrders(first)
  expect(new Set(orders.map(order => order.overallStatus))).toEqual(
    new Set([
      'PROCESSING',
      'READY_FOR_SHIPPING',
      'SHIPPED',
      'DELIVERED',
      'RETURNED',
      'PARTIALLY_RETURNED',
      'CANCELLED'
    ])
  )
  expect(orders).toHaveLength(sampleOrders.length)
  await first.stop()

  const second = await open()
  expect(await listOrders(second)).toEqual(orders)
  await second.stop()
})

it('show a sample customer what was ordered, newest first, in the weeks before', async () => {
  const sandbox = await open()
  const { access_token, customer_id } = await sandbox.loginCustomer()
  const customers = sandbox.createCustomersClient(access_token)
  const { data = [], total } = await customers.getCustomerOrders({ parameters: { customerId: customer_id } })
  expect(data.slice(0, 5).map(order => order.c_overallStatus)).toEqual([
    'PROCESSING',
    'SHIPPED',
    'PARTIALLY_RETURNED',
    'CANCELLED',
    'DELIVERED'
  ])
  // Three pages of them.
  expect([data.length, total]).toEqual([10, 23])
  const dates = data.map(order => Date.parse(String(order.creationDate)))
  expect(dates).toEqual(dates.toSorted((a, b) => b - a))
  expect(Math.max(...dates)).toBeLessThan(Date.now())
  expect(data[0]).toMatchObject({ status: 'new', exportStatus: 'ready' })
  await sandbox.stop()
})

it('show a sample customer their addresses, payments and wishes, in the shop that sells them', async () => {
  const sandbox = await open()
  const { access_token, customer_id: customerId } = await sandbox.loginCustomer()
  const customers = sandbox.createCustomersClient(access_token)
  const {
    addresses = [],
    paymentInstruments = [],
    ...anna
  } = await customers.getCustomer({
    parameters: { customerId }
  })
  expect(addresses.map(({ countryCode, preferred }) => [countryCode, preferred])).toEqual([
    ['DE', true],
    ['DE', false],
    ['AT', false]
  ])
  expect(paymentInstruments).toMatchObject([
    {
      paymentMethodId: 'UNZER_CARDS',
      paymentCard: { holder: 'Anna Sommer', numberLastDigits: '1111' },
      c_paymentResourceId: expect.any(String)
    },
    { paymentMethodId: 'UNZER_PAYPAL' }
  ])
  expect(anna).toMatchObject({
    birthday: '1986-04-12',
    c_preferredPaymentInstrument: paymentInstruments[0]?.paymentInstrumentId
  })
  const { data } = await customers.getCustomerProductLists({ parameters: { customerId } })
  const wishlist = data.find(({ type }) => type === 'wish_list')
  expect(wishlist?.name).toBe('wish_list')
  const wishes = wishlist?.customerProductListItems?.map(({ productId }) => productId) ?? []
  expect(wishes).toHaveLength(3)
  expect(wishes.every(id => id?.startsWith('1'))).toBe(true)
  await sandbox.stop()
})

it('deliver by standing orders: one is active, one suspended', async () => {
  const sandbox = await open()
  const readLists = async () => {
    const { access_token, customer_id: customerId } = await sandbox.loginCustomer()
    const customers = sandbox.createCustomersClient(access_token)
    const { data } = await customers.getCustomerProductLists({ parameters: { customerId } })
    const { total } = await customers.getCustomerOrders({ parameters: { customerId } })
    return { total, standing: data.filter(({ type }) => type === 'custom_1') as Record<string, unknown>[] }
  }
  const { total, standing } = await readLists()
  expect(standing.map(({ c_orderingStatus }) => c_orderingStatus)).toEqual([1, 0])
  sandbox.setClock(10 * 86_400_000)
  const later = await readLists()
  expect(later.total).toBe(total + 1)
  expect(later.standing.map(({ c_orderingNotificationsTable }) => c_orderingNotificationsTable)).toEqual([
    '[]',
    '[]'
  ])
  await sandbox.stop()
})

it('come with a seed that has them, and only with their goods', async () => {
  const sandbox = await startSandbox({ seed: { sampleOrders } })
  expect(await listOrders(sandbox)).toEqual([])
  await sandbox.stop()
})
