import { OTHER_TEA, startOrderSandbox, TEA, type OrderSandbox } from '../../../tests/contract/order-setup'
import { address } from '../../../tests/factories/address'
import { createCard } from '../../../tests/contract/payment-setup'
import { answerJson } from '../../../tests/factories/answers'
import { createRecordingPlatform } from '../../../tests/factories/recording-platform'
import { createShopPlatform } from '../../../tests/factories/shop-platform'
import { createQueryClient } from '../../platform/query-object'
import type { StandingOrder } from './standing-order'
import {
  activateStandingOrder,
  changeDelivery,
  changeProducts,
  changeRhythm,
  changeStandingOrder,
  dismissNotification,
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
  startDate: '2036-12-01',
  nextShippingDate: '2036-12-01',
  shippingAddress: { ...address },
  billingAddress: { ...address },
  shipping: { shippingMethodId: 'standard' },
  deliveries: [
    { id: '1', shippingDate: '2036-12-01', isActive: true },
    { id: '2', shippingDate: '2036-12-29', isActive: true }
  ],
  notifications: [{ id: 'n1', date: '2036-11-03', type: 'payment-failed' }],
  items: [
    { productId: TEA, quantity: 4 },
    { productId: OTHER_TEA, quantity: 2 }
  ]
}

/** A customer with one standing order. */
async function openAccount() {
  const payment = { paymentMethodId: 'UNZER_CARDS', c_paymentResourceId: await createCard(sandbox.origin) }
  const platform = createShopPlatform(sandbox.origin, (await sandbox.register()).token)
  const access = { client: createQueryClient(), platform }
  await createStandingOrder(access, { ...wanted, payment })
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

it('skips the next delivery, and the one after it when asked again', async () => {
  const { access, read, order } = await openAccount()
  await expect(skipNext(access, order)).resolves.toBe(true)
  const skipped = await read()
  expect(skipped.deliveries.map(each => each.isActive)).toEqual([false, true])
  expect(skipped.nextShippingDate).toBe('2036-12-29')
  await skipNext(access, skipped)
  const nothing = await read()
  expect(nothing.deliveries.map(each => each.isActive)).toEqual([false, false])
  expect(nothing.nextShippingDate).toBeUndefined()
  await changeStandingOrder(access, order, { deliveries: [] })
  await expect(skipNext(access, order)).resolves.toBe(false)
})

it('changes what each delivery brings: quantities, one more, one less', async () => {
  const { access, read, order } = await openAccount()
  await changeProducts(access, order, [{ productId: TEA, quantity: 6 }])
  expect((await read()).items).toMatchObject([{ productId: TEA, quantity: 6 }])
  await changeProducts(access, await read(), [
    { productId: TEA, quantity: 6 },
    { productId: OTHER_TEA, quantity: 3 }
  ])
  expect((await read()).items).toMatchObject([
    { productId: TEA, quantity: 6 },
    { productId: OTHER_TEA, quantity: 3 }
  ])
})

it('plans anew from a day on, in another interval', async () => {
  const { access, read, order } = await openAccount()
  await changeRhythm(access, order, '8', '2037-01-05')
  const changed = await read()
  expect(changed).toMatchObject({ interval: '8', nextShippingDate: '2037-01-05' })
  expect(changed.deliveries.slice(0, 2).map(each => each.shippingDate)).toEqual(['2037-01-05', '2037-03-02'])
})

it('forgets a notification that was read', async () => {
  const { access, read, order } = await openAccount()
  await dismissNotification(access, order, 'n1')
  expect((await read()).notifications).toEqual([])
})

it('ends for good', async () => {
  const { access, read, order } = await openAccount()
  access.client.setQueryData(STANDING_ORDERS_KEY, [order])
  await removeStandingOrder(access, order)
  expect(await read()).toBeUndefined()
  expect(access.client.getQueryState(STANDING_ORDERS_KEY)?.isInvalidated).toBe(true)
})

it('goes on with the standing order whose answer was replaced on its way, so that there are not two', async () => {
  const payment = { paymentMethodId: 'UNZER_CARDS', c_paymentResourceId: await createCard(sandbox.origin) }
  let swaps = 1
  const platform = createShopPlatform(
    sandbox.origin,
    (await sandbox.register()).token,
    async (input, init) => {
      const answer = await fetch(input, init)
      const isCreation = init?.method === 'POST' && /\/product-lists\?/.test(String(input))
      return isCreation && swaps-- > 0 ? answerJson({ title: 'Forbidden' }, 403) : answer
    }
  )
  await createStandingOrder({ client: createQueryClient(), platform }, { ...wanted, payment })
  const stored = await standingOrdersQuery(platform).queryFn({})
  expect(stored).toMatchObject([{ items: wanted.items }])
})

it('leaves nothing behind when a product cannot be added', async () => {
  const refusal = { type: 'https://x/too-many-entries', title: 'Too Many Entries' }
  const { platform, calls } = createRecordingPlatform(
    answerJson({ data: [] }),
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

it('keeps changes of another tab: each change starts from the stored order', async () => {
  const { access, read, order } = await openAccount()
  await changeDelivery(access, order, '1', false)
  // This tab has not seen it.
  await changeDelivery(access, order, '2', false)
  expect((await read()).deliveries.map(each => each.isActive)).toEqual([false, false])
})
