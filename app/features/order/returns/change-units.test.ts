import { startOrderSandbox, TEA, type OrderSandbox } from '../../../../tests/contract/order-setup'
import { createLocks, forgetBrowser, pretendBrowser } from '../../../../tests/factories/locks'
import { createShopPlatform } from '../../../../tests/factories/shop-platform'
import { createQueryClient } from '../../../platform/query-object'
import { mapOrder } from '../map-order'
import { announceReturn, cancelItems } from './change-units'

let sandbox: OrderSandbox
beforeAll(async () => {
  sandbox = await startOrderSandbox()
})
beforeEach(() => pretendBrowser(createLocks().manager))
afterEach(() => {
  sandbox.setClock(0)
  forgetBrowser()
})
afterAll(() => sandbox.stop())

/** Loses the response of a change that has arrived. */
const losing =
  (address: RegExp): typeof fetch =>
  async (input, init) => {
    const answer = await fetch(input, init)
    if (address.test(String(input))) throw new TypeError('lost')
    return answer
  }

async function openOrder({ isDelivered, quantity = 3 }: { isDelivered: boolean; quantity?: number }) {
  const shopper = await sandbox.register()
  const { orderNo } = await shopper.placeOrder(TEA, quantity)
  sandbox.setClock(60_000)
  if (isDelivered) await sandbox.advance('jasmin', orderNo, 'READY_FOR_SHIPPING', 'SHIPPED', 'DELIVERED')
  const open = (send: typeof fetch = fetch) => ({
    client: createQueryClient(),
    platform: createShopPlatform(sandbox.origin, shopper.token, send)
  })
  const { platform } = open()
  const read = async () => mapOrder(await platform.orders.getOrder({ orderNo }))
  return { open, read, order: await read() }
}
const choose = (order: { lines: { id: string }[] }, quantity: number) => [
  { itemId: order.lines[0]?.id ?? '', quantity }
]

describe('a return', () => {
  it('is announced by line and quantity', async () => {
    const { open, read, order } = await openOrder({ isDelivered: true })
    expect(order.lines[0]?.units).toMatchObject({ returnable: 3, announced: 0 })
    await expect(announceReturn(open(), order, choose(order, 2))).resolves.toBe('done')
    const after = await read()
    expect(after).toMatchObject({ announcedUnits: 2, lines: [{ units: { returnable: 1, announced: 2 } }] })
  })

  it('is announced once by two tabs at the same time', async () => {
    const { open, read, order } = await openOrder({ isDelivered: true })
    const outcomes = await Promise.all([
      announceReturn(open(), order, choose(order, 1)),
      announceReturn(open(), order, choose(order, 1))
    ])
    expect(outcomes.sort()).toEqual(['changed', 'done'])
    expect((await read()).announcedUnits).toBe(1)
  })

  it('whose response was lost counts as done when the order says so', async () => {
    const { open, read, order } = await openOrder({ isDelivered: true })
    const access = open(losing(/oms-return-order/))
    await expect(announceReturn(access, order, choose(order, 2))).resolves.toBe('done')
    expect((await read()).announcedUnits).toBe(2)
  })

  it('during which the shop dies is registered once, however often it is tried again', async () => {
    const { open, read, order } = await openOrder({ isDelivered: true })
    let isDead = false
    const dying: typeof fetch = async (input, init) => {
      if (isDead) throw new TypeError('lost')
      const answer = await fetch(input, init)
      isDead = /oms-return-order/.test(String(input))
      if (isDead) throw new TypeError('lost')
      return answer
    }
    const access = open(dying)
    await expect(announceReturn(access, order, choose(order, 2))).rejects.toThrow()
    isDead = false
    // The page still shows the order as it was before.
    for (const tab of [access, open()])
      await expect(announceReturn(tab, order, choose(order, 2))).resolves.toBe('changed')
    expect((await read()).announcedUnits).toBe(2)
  })

  it.each([400, 403])('counts as done although a %i took the place of its answer', async status => {
    const { open, read, order } = await openOrder({ isDelivered: true })
    const access = open(async (input, init) => {
      const answer = await fetch(input, init)
      if (!/oms-return-order/.test(String(input))) return answer
      const type = 'https://api.commercecloud.salesforce.com/documentation/error/v1/errors/bad-request'
      return Response.json({ title: 'Bad Request', type, detail: 'No.' }, { status })
    })
    await expect(announceReturn(access, order, choose(order, 1))).resolves.toBe('done')
    expect((await read()).announcedUnits).toBe(1)
  })

  it('that never arrived fails, and can be tried again', async () => {
    const { open, read, order } = await openOrder({ isDelivered: true })
    const access = open((input, init) =>
      /oms-return-order/.test(String(input)) ? Promise.reject(new TypeError('lost')) : fetch(input, init)
    )
    await expect(announceReturn(access, order, choose(order, 1))).rejects.toThrow()
    expect((await read()).announcedUnits).toBe(0)
    await expect(announceReturn(open(), order, choose(order, 1))).resolves.toBe('done')
  })
})

describe('a cancellation of items', () => {
  it('leaves the rest of the order, and says what is not charged', async () => {
    const { open, read, order } = await openOrder({ isDelivered: false })
    await expect(cancelItems(open(), order, choose(order, 1))).resolves.toBe('done')
    expect(await read()).toMatchObject({
      isCancellable: true,
      lines: [{ units: { cancellable: 2, cancelled: 1 } }],
      refunds: [{ state: 'not_charged' }]
    })
  })

  it('runs once, however often it is sent', async () => {
    const { open, read, order } = await openOrder({ isDelivered: false })
    await cancelItems(open(losing(/\/cancel\?/)), order, choose(order, 1))
    await expect(cancelItems(open(), order, choose(order, 1))).resolves.toBe('changed')
    expect((await read()).lines[0]?.units?.cancelled).toBe(1)
  })

  it('ends the order with its last unit', async () => {
    const { open, read, order } = await openOrder({ isDelivered: false, quantity: 1 })
    await cancelItems(open(), order, choose(order, 1))
    expect((await read()).overallStatus).toBe('CANCELLED')
  })
})
