import { readPdfText } from '../factories/read-pdf-text'
import { startOrderSandbox, TEA, type OrderSandbox } from './order-setup'
import { ORGANIZATION } from './session-setup'

let sandbox: OrderSandbox
beforeAll(async () => {
  sandbox = await startOrderSandbox()
})
afterEach(() => sandbox.setClock(0))
afterAll(() => sandbox.stop())

type Shopper = Awaited<ReturnType<OrderSandbox['register']>> | Awaited<ReturnType<OrderSandbox['loginGuest']>>

const parse = (text: unknown) => JSON.parse(String(text)) as Record<string, unknown>[]
const read = (shopper: Shopper, orderNo: string) =>
  shopper.orders.getOrder({ parameters: { orderNo, expand: ['oms'] } })

async function post(shopper: Pick<Shopper, 'token'>, path: string, body: object) {
  const answer = await fetch(`${sandbox.origin}${path}?siteId=jasmin`, {
    method: 'POST',
    headers: { authorization: `Bearer ${shopper.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body)
  })
  const content = (await answer.json()) as Record<string, unknown>
  return { status: answer.status, type: String(content.type).split('/').at(-1), body: content }
}
const sendBack = (shopper: Pick<Shopper, 'token'>, orderNo: string, body: object) =>
  post(
    shopper,
    `/checkout/shopper-orders/v1/organizations/${ORGANIZATION}/orders/${orderNo}/actions/oms-return-order`,
    body
  )
const cancel = (shopper: Pick<Shopper, 'token'>, orderNo: string, body: object) =>
  post(shopper, `/custom/order-items/v1/organizations/${ORGANIZATION}/orders/${orderNo}/cancel`, body)

async function settle(orderNo: string, body: object): Promise<number> {
  const answer = await fetch(`${sandbox.origin}/control/orders/jasmin/${orderNo}/returns`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body)
  })
  return answer.status
}

async function listMails(orderNo: string) {
  const { mails } = (await (await fetch(`${sandbox.origin}/control/outbox`)).json()) as {
    mails: { kind: string; document: { orderNo?: string; text?: string } }[]
  }
  return mails.filter(mail => mail.document.orderNo === orderNo).map(({ kind }) => kind)
}

async function deliver(shopper: Shopper, quantity = 3) {
  const { orderNo } = await shopper.placeOrder(TEA, quantity)
  sandbox.setClock(60_000)
  await sandbox.advance('jasmin', orderNo, 'READY_FOR_SHIPPING', 'SHIPPED', 'DELIVERED')
  const itemId = (await read(shopper, orderNo)).productItems?.[0]?.itemId ?? ''
  return { orderNo, itemId }
}

describe('returns', () => {
  it('are announced, received and refunded, each step once, with its mail', async () => {
    const shopper = await sandbox.register()
    const { orderNo, itemId } = await deliver(shopper)
    const answer = await sendBack(shopper, orderNo, {
      productItems: [{ itemId, quantity: 2, reason: 'Damaged' }]
    })
    expect(answer).toMatchObject({
      status: 200,
      body: {
        productItems: [
          {
            omsData: {
              status: 'return_initiated',
              quantityOrdered: 3,
              quantityAvailableToReturn: 1,
              quantityReturnInitiated: 2,
              quantityReturned: 0
            }
          }
        ]
      }
    })
    const [entry] = parse(answer.body.c_return)
    expect(entry).toMatchObject({ itemId, quantity: 2, state: 'announced', reason: 'Damaged' })
    expect(answer.body.c_refund).toBe('[]')
    const returnNo = entry?.returnNo
    expect(await settle(orderNo, { received: returnNo })).toBe(200)
    expect(await settle(orderNo, { received: returnNo })).toBe(400)
    const received = await read(shopper, orderNo)
    expect(received).toMatchObject({ c_overallStatus: 'PARTIALLY_RETURNED' })
    const [refund] = parse(received.c_refund)
    expect(refund).toMatchObject({ state: 'pending', amount: expect.any(Number) })
    expect(await settle(orderNo, { refunded: refund?.refundNo })).toBe(200)
    expect(await settle(orderNo, { refunded: refund?.refundNo })).toBe(400)
    expect(parse((await read(shopper, orderNo)).c_refund)).toMatchObject([{ state: 'refunded' }])
    expect(await listMails(orderNo)).toEqual([
      'refund',
      'return',
      'return-announced',
      'shipping',
      'order-confirmation'
    ])
  })

  it('of the last piece from two devices at the same moment are registered once, with one mail', async () => {
    const shopper = await sandbox.register()
    const { orderNo, itemId } = await deliver(shopper, 1)
    const body = { productItems: [{ itemId, quantity: 1 }] }
    const answers = await Promise.all([sendBack(shopper, orderNo, body), sendBack(shopper, orderNo, body)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.type).toBe('order-return-failed')
    expect(parse((await read(shopper, orderNo)).c_return)).toMatchObject([{ quantity: 1 }])
    expect((await listMails(orderNo)).filter(kind => kind === 'return-announced')).toHaveLength(1)
  })

  it('are named on the return label', async () => {
    const shopper = await sandbox.register()
    const { orderNo, itemId } = await deliver(shopper)
    const { body } = await sendBack(shopper, orderNo, { productItems: [{ itemId, quantity: 2 }] })
    const link = String(parse(body.c_returnLabel)[0]?.url).replace('http://sandbox.test', sandbox.origin)
    const paper = readPdfText(Buffer.from(await (await fetch(link)).arrayBuffer()))
    expect(paper).toContain(orderNo)
    // Where it goes is written above where it comes from.
    expect(paper.indexOf('Musterkai 12')).toBeGreaterThan(-1)
    expect(paper.indexOf('Musterkai 12')).toBeLessThan(paper.indexOf('Absender'))
    expect(paper).toContain('2 ×')
    expect(paper).not.toContain('3 ×')
  })

  it.each([
    ['an unknown reason', { quantity: 1, reason: 'Too blue' }, 400, 'invalid-reason-code'],
    ['more units than there are', { quantity: 4 }, 400, 'return-quantity-exceeded'],
    ['another item', { itemId: 'other', quantity: 1 }, 400, 'unknown-product-item-ids']
  ])('refuse %s', async (_what, item, status, type) => {
    const shopper = await sandbox.register()
    const { orderNo, itemId } = await deliver(shopper)
    expect(await sendBack(shopper, orderNo, { productItems: [{ itemId, ...item }] })).toMatchObject({
      status,
      type
    })
  })

  it('are refused before the goods have arrived, and of other shoppers’ orders as unknown', async () => {
    const shopper = await sandbox.register()
    const { orderNo } = await shopper.placeOrder()
    const itemId = (await read(shopper, orderNo)).productItems?.[0]?.itemId ?? ''
    const body = { productItems: [{ itemId, quantity: 1 }] }
    expect(await sendBack(shopper, orderNo, body)).toMatchObject({ status: 409, type: 'order-return-failed' })
    const other = await sandbox.register()
    expect(await sendBack(other, orderNo, body)).toMatchObject({ status: 404, type: 'order-not-found' })
    expect(await cancel(other, orderNo, { c_items: [{ itemId, quantity: 1 }] })).toMatchObject({
      status: 404,
      type: 'order-not-found'
    })
  })

  it('of guests in another session need the code of a mail', async () => {
    const guest = await sandbox.loginGuest()
    const { orderNo, itemId } = await deliver(guest)
    const elsewhere = await sandbox.loginGuest()
    const productItems = [{ itemId, quantity: 1 }]
    expect((await sendBack(elsewhere, orderNo, { productItems })).status).toBe(404)
    expect((await sendBack(elsewhere, orderNo, { productItems, orderAccessCode: '000000' })).status).toBe(404)
    const mailed = await post(
      elsewhere,
      `/checkout/shopper-orders/v1/organizations/${ORGANIZATION}/orders/${orderNo}/lookup`,
      { orderViewCode: '000000', email: 'lina@example.com' }
    )
    expect(mailed.status).toBe(404)
    await elsewhere.orders.requestOrderAccessCode({
      parameters: { orderNo },
      body: { email: 'lina@example.com' }
    })
    const { mails } = (await (await fetch(`${sandbox.origin}/control/outbox`)).json()) as {
      mails: { kind: string; document: { code?: string } }[]
    }
    const code = mails.find(({ kind }) => kind === 'order-access-code')?.document.code
    expect((await sendBack(elsewhere, orderNo, { productItems, orderAccessCode: code })).status).toBe(200)
  })
})

describe('cancellations of items', () => {
  it('give stock back, and what is left is delivered', async () => {
    const shopper = await sandbox.register()
    const before = await sandbox.countStock(TEA)
    const { orderNo } = await shopper.placeOrder(TEA, 3)
    sandbox.setClock(60_000)
    const itemId = (await read(shopper, orderNo)).productItems?.[0]?.itemId ?? ''
    const c_items = [{ itemId, quantity: 2 }]
    expect(await cancel(shopper, orderNo, { c_items })).toMatchObject({
      status: 200,
      body: { c_overallStatus: 'PROCESSING' }
    })
    expect(await sandbox.countStock(TEA)).toBe(before - 1)
    // Sent once more, after a lost response.
    expect(await cancel(shopper, orderNo, { c_items })).toMatchObject({
      status: 409,
      type: 'cancel-quantity-changed'
    })
    const order = await read(shopper, orderNo)
    expect(order.productItems).toMatchObject([
      { omsData: { quantityCanceled: 2, quantityAvailableToCancel: 1, quantityAvailableToReturn: 0 } }
    ])
    expect(parse(order.c_refund)).toMatchObject([{ state: 'not_charged' }])
    await sandbox.advance('jasmin', orderNo, 'READY_FOR_SHIPPING', 'SHIPPED', 'DELIVERED')
    expect((await read(shopper, orderNo)).productItems).toMatchObject([
      { omsData: { quantityAvailableToReturn: 1 } }
    ])
    expect(await listMails(orderNo)).toContain('part-cancellation')
  })

  it('of a guest are proved by the order’s token, and the last unit ends the order', async () => {
    const guest = await sandbox.loginGuest()
    const before = await sandbox.countStock(TEA)
    const { orderNo, orderToken } = await guest.placeOrder(TEA, 2)
    sandbox.setClock(60_000)
    const itemId = (await read(guest, orderNo)).productItems?.[0]?.itemId ?? ''
    const elsewhere = await sandbox.loginGuest()
    const c_items = [{ itemId, quantity: 2 }]
    expect((await cancel(elsewhere, orderNo, { c_items, c_orderViewCode: 'guessed' })).status).toBe(404)
    expect(await cancel(elsewhere, orderNo, { c_items, c_orderViewCode: orderToken })).toMatchObject({
      status: 200,
      body: { c_overallStatus: 'CANCELLED' }
    })
    expect(await sandbox.countStock(TEA)).toBe(before)
  })

  it('keep the shopper’s reason, and name it on the console', async () => {
    const shopper = await sandbox.register()
    const { orderNo } = await shopper.placeOrder(TEA, 3)
    sandbox.setClock(60_000)
    const itemId = (await read(shopper, orderNo)).productItems?.[0]?.itemId ?? ''
    const reason = 'Found elsewhere'
    expect((await cancel(shopper, orderNo, { c_items: [{ itemId, quantity: 1, reason }] })).status).toBe(200)
    const last = { itemId, quantity: 2, reason: 'Ordered by mistake' }
    expect(await cancel(shopper, orderNo, { c_items: [last] })).toMatchObject({
      body: { c_overallStatus: 'CANCELLED' }
    })
    const page = await (await fetch(`${sandbox.origin}/console/orders`)).text()
    expect(page).toMatch(/Cancelled 1 × .*: Found elsewhere/)
    expect(page).toContain('Cancelled: Ordered by mistake')
  })

  it.each([
    ['no items', { c_items: [] }],
    ['an unknown reason', { c_items: [{ itemId: 'a', quantity: 1, reason: 'Too blue' }] }],
    [
      'an item twice',
      {
        c_items: [
          { itemId: 'a', quantity: 1 },
          { itemId: 'a', quantity: 1 }
        ]
      }
    ],
    ['a fraction', { c_items: [{ itemId: 'a', quantity: 0.5 }] }]
  ])('refuse %s', async (_what, body) => {
    const shopper = await sandbox.register()
    const { orderNo } = await shopper.placeOrder()
    expect((await cancel(shopper, orderNo, body)).status).toBe(400)
  })
})
