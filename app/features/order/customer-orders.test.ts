import { bypass, HttpResponse } from 'msw'
import { handleOperation } from '../../../sandbox/testing/sandbox-handlers'
import { OTHER_TEA, startOrderSandbox, TEA, type OrderSandbox } from '../../../tests/contract/order-setup'
import { createShopPlatform } from '../../../tests/factories/shop-platform'
import { requests } from '../../../tests/setup/requests'
import type { Platform } from '../../platform/platform'
import { createQueryClient } from '../../platform/query-object'
import { mapOrder } from './map-order'
import { cancelOrder } from './cancel-order'
import { CUSTOMER_ORDERS_KEY, customerOrdersQuery } from './customer-orders-query'
import { readAgain } from './order-query'
import { reorder } from './reorder'

let sandbox: OrderSandbox
beforeAll(async () => {
  sandbox = await startOrderSandbox()
})
afterEach(() => sandbox.setClock(0))
afterAll(() => sandbox.stop())

async function openAccount() {
  const shopper = await sandbox.register()
  const platform = createShopPlatform(sandbox.origin, shopper.token)
  return { shopper, platform, client: createQueryClient() }
}

it('reads the orders of a customer in pages of ten, newest first', async () => {
  const { shopper, platform } = await openAccount()
  const numbers: string[] = []
  for (let count = 0; count < 11; count += 1) numbers.unshift((await shopper.placeOrder()).orderNo)
  const first = await customerOrdersQuery(platform).queryFn({})
  const second = await customerOrdersQuery(platform, 1).queryFn({})
  expect([first.total, first.offset, second.offset]).toEqual([11, 0, 10])
  expect([...first.orders, ...second.orders].map(order => order.orderNo)).toEqual(numbers)
  expect(first.orders).toHaveLength(10)
})

it('shows what has become of an order', async () => {
  const { shopper, platform } = await openAccount()
  const { orderNo } = await shopper.placeOrder(TEA, 2)
  sandbox.setClock(60_000)
  await sandbox.advance('jasmin', orderNo, 'READY_FOR_SHIPPING', 'SHIPPED', 'DELIVERED', 'PARTIALLY_RETURNED')
  const [order] = (await customerOrdersQuery(platform).queryFn({})).orders
  expect(order).toMatchObject({
    overallStatus: 'PARTIALLY_RETURNED',
    lines: [{ status: 'partially_returned' }],
    invoices: [{ number: expect.any(String), url: expect.any(String) }],
    returnLabels: [{ url: expect.any(String) }],
    parcels: [{ carrier: expect.any(String) }],
    isCancellable: false,
    isReturnable: true
  })
})

it('cancels an accepted order and refetches the list', async () => {
  const { shopper, platform, client } = await openAccount()
  const { orderNo } = await shopper.placeOrder()
  sandbox.setClock(60_000)
  const query = customerOrdersQuery(platform)
  expect((await client.fetchQuery(query)).orders).toMatchObject([{ isCancellable: true }])
  await expect(cancelOrder({ client, platform }, orderNo)).resolves.toBe('CANCELLED')
  expect(client.getQueryState([...CUSTOMER_ORDERS_KEY, 0])?.isInvalidated).toBe(true)
  expect((await query.queryFn({})).orders).toMatchObject([
    { overallStatus: 'CANCELLED', isCancellable: false }
  ])
  client.clear()
})

it('cancels an order although a refusal of a gateway took the place of the answer', async () => {
  const { shopper, platform, client } = await openAccount()
  const { orderNo } = await shopper.placeOrder()
  sandbox.setClock(60_000)
  requests.use(
    handleOperation(sandbox.origin, 'Order-Cancel', async ({ request }) => {
      await fetch(bypass(request))
      return HttpResponse.json({ title: 'Forbidden', type: 'forbidden', detail: 'no' }, { status: 403 })
    })
  )
  await expect(cancelOrder({ client, platform }, orderNo)).resolves.toBe('CANCELLED')
})

it('cancels the order of a guest in another session by the token of the order that was looked up', async () => {
  const guest = await sandbox.loginGuest()
  const { orderNo, orderToken } = await guest.placeOrder()
  sandbox.setClock(60_000)
  const other = createShopPlatform(sandbox.origin, (await sandbox.loginGuest()).token)
  const client = createQueryClient()
  const found = mapOrder(await other.orders.guestOrderLookup({ orderNo }, { orderViewCode: orderToken }))
  expect(found).toMatchObject({ token: orderToken, isCancellable: true })
  await expect(cancelOrder({ client, platform: other }, orderNo)).rejects.toMatchObject({ kind: 'fault' })
  await expect(cancelOrder({ client, platform: other }, orderNo, found.token)).resolves.toBe('CANCELLED')
  await expect(readAgain(other, found)).resolves.toMatchObject({
    overallStatus: 'CANCELLED',
    isCancellable: false
  })
})

it('says in words why an order cannot be cancelled any more', async () => {
  const { shopper, platform, client } = await openAccount()
  const { orderNo } = await shopper.placeOrder()
  sandbox.setClock(60_000)
  await sandbox.advance('jasmin', orderNo, 'READY_FOR_SHIPPING', 'SHIPPED')
  await expect(cancelOrder({ client, platform }, orderNo)).rejects.toMatchObject({
    detail: 'This order can no longer be cancelled.'
  })
})

it('reorders an order and returns the unavailable items', async () => {
  const { shopper, platform } = await openAccount()
  const { orderNo } = await shopper.placeOrder(TEA, 2)
  const { unavailable } = await reorder(platform, await readOrder(platform, orderNo))
  expect(unavailable).toEqual([])
  expect(await readUnits(platform)).toEqual([[TEA, 2]])
})

const readOrder = async (platform: Platform, orderNo: string) =>
  mapOrder(await platform.orders.getOrder({ orderNo }))

async function readUnits(platform: Platform) {
  const customerId = await platform.getCustomerId()
  const { baskets = [] } = await platform.customers.getCustomerBaskets({ customerId })
  return (baskets[0]?.productItems ?? []).map(({ productId, quantity }) => [productId, quantity])
}

it('reorders an order once although a refusal of a gateway took the place of the answer', async () => {
  const { shopper, platform } = await openAccount()
  // Five of it were there.
  const { orderNo } = await shopper.placeOrder(OTHER_TEA, 3)
  const order = await readOrder(platform, orderNo)
  requests.use(
    handleOperation(sandbox.origin, 'Order-Reorder', async ({ request }) => {
      await fetch(bypass(request))
      return HttpResponse.json({ title: 'Forbidden', type: 'forbidden', detail: 'no' }, { status: 403 })
    })
  )
  const { unavailable } = await reorder(platform, order)
  expect(await readUnits(platform)).toEqual([[OTHER_TEA, 2]])
  expect(unavailable).toMatchObject([{ productId: OTHER_TEA, quantity: 1 }])
})

it('does not take the units that the basket had before for reordered ones', async () => {
  const { shopper, platform } = await openAccount()
  const { orderNo } = await shopper.placeOrder(TEA, 1)
  const order = await readOrder(platform, orderNo)
  await shopper.fillBasket(TEA, 1)
  requests.use(handleOperation(sandbox.origin, 'Order-Reorder', () => HttpResponse.error()))
  await expect(reorder(platform, order)).rejects.toMatchObject({ operation: 'reorder' })
})
