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
  expect(data.map(order => order.c_overallStatus)).toEqual([
    'PROCESSING',
    'SHIPPED',
    'PARTIALLY_RETURNED',
    'CANCELLED',
    'DELIVERED'
  ])
  expect(total).toBe(5)
  const dates = data.map(order => Date.parse(String(order.creationDate)))
  expect(dates).toEqual(dates.toSorted((a, b) => b - a))
  expect(Math.max(...dates)).toBeLessThan(Date.now())
  expect(data[0]).toMatchObject({ status: 'new', exportStatus: 'ready' })
  await sandbox.stop()
})

it('come with a seed that has them, and only with their goods', async () => {
  const sandbox = await startSandbox({ seed: { sampleOrders } })
  expect(await listOrders(sandbox)).toEqual([])
  await sandbox.stop()
})
