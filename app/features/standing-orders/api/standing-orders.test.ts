import { OTHER_TEA, startOrderSandbox, TEA, type OrderSandbox } from '../../../../tests/contract/order-setup'
import { answerJson } from '../../../../tests/factories/answers'
import { createRecordingPlatform } from '../../../../tests/factories/recording-platform'
import { createShopPlatform } from '../../../../tests/factories/shop-platform'
import { createQueryClient } from '../../../platform/query-object'
import type { StandingOrder } from '../model/standing-order'
import {
  activateStandingOrder,
  changeDelivery,
  changeStandingItem,
  removeStandingOrder,
  skipNext,
  suspendStandingOrder
} from './change-standing-order'
import { createStandingOrder, type NewStandingOrder } from './create-standing-order'
import { STANDING_ORDERS_KEY, standingOrdersQuery } from './standing-orders-query'

let sandbox: OrderSandbox
beforeAll(async () => {
  sandbox = await startOrderSandbox()
})
afterAll(() => sandbox.stop())

const wanted: NewStandingOrder = {
  interval: '4',
  startDate: '2026-12-01',
  nextShippingDate: '2027-01-01',
  payment: { paymentMethodId: 'UNZER_INVOICE' },
  shippingAddress: { city: 'Köln' },
  billingAddress: { city: 'Köln' },
  shipping: { id: 'standard' },
  deliveries: [
    { id: '1', shippingDate: '2026-12-01', isActive: true },
    { id: '2', shippingDate: '2027-01-01', isActive: true }
  ],
  notifications: [],
  items: [
    { productId: TEA, quantity: 4 },
    { productId: OTHER_TEA, quantity: 2 }
  ]
}

/** A customer with one standing order. */
async function openAccount() {
  const platform = createShopPlatform(sandbox.origin, (await sandbox.register()).token)
  const access = { client: createQueryClient(), platform }
  await createStandingOrder(access, wanted)
  const read = async () => (await standingOrdersQuery(platform).queryFn({}))[0] as StandingOrder
  return { access, read, order: await read() }
}

it('keeps a standing order with its products', async () => {
  const { order } = await openAccount()
  const { items, ...fields } = wanted
  expect(order).toMatchObject({ ...fields, isActive: true, items })
})

it('suspends a standing order and activates it again', async () => {
  const { access, read, order } = await openAccount()
  await suspendStandingOrder(access, order)
  expect((await read()).isActive).toBe(false)
  await activateStandingOrder(access, order)
  expect(await read()).toEqual(order)
})

it('suspends and activates a single delivery', async () => {
  const { access, read, order } = await openAccount()
  await changeDelivery(access, order, '1', false)
  const changed = await read()
  expect(changed.deliveries.map(each => each.isActive)).toEqual([false, true])
  await changeDelivery(access, changed, '1', true)
  expect((await read()).deliveries).toEqual(order.deliveries)
})

it('skips the delivery of the stored next date', async () => {
  const { access, read, order } = await openAccount()
  await expect(skipNext(access, order)).resolves.toBe(true)
  expect((await read()).deliveries.map(each => each.isActive)).toEqual([true, false])
  await expect(skipNext(access, { ...order, deliveries: [] })).resolves.toBe(false)
})

it('changes a quantity and takes a product out with 0', async () => {
  const { access, read, order } = await openAccount()
  const [first, second] = order.items
  await changeStandingItem(access, order, first!.itemId, 6)
  await changeStandingItem(access, order, second!.itemId, 0)
  expect((await read()).items).toMatchObject([{ productId: TEA, quantity: 6 }])
})

it('ends for good', async () => {
  const { access, read, order } = await openAccount()
  access.client.setQueryData(STANDING_ORDERS_KEY, [order])
  await removeStandingOrder(access, order)
  expect(await read()).toBeUndefined()
  expect(access.client.getQueryState(STANDING_ORDERS_KEY)?.isInvalidated).toBe(true)
})

it('leaves nothing behind when a product cannot be added', async () => {
  const refusal = { type: 'https://x/too-many-entries', title: 'Too Many Entries' }
  const { platform, calls } = createRecordingPlatform(
    answerJson({ id: 'list-1' }),
    answerJson({ id: 'item-1' }),
    answerJson(refusal, 400),
    answerJson({})
  )
  const creating = createStandingOrder({ client: createQueryClient(), platform }, wanted)
  await expect(creating).rejects.toMatchObject({ type: 'too-many-entries' })
  expect(calls.at(-1)).toMatchObject({
    method: 'DELETE',
    url: expect.stringContaining('/product-lists/list-1?')
  })
})
