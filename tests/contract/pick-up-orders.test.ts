import { address } from '../factories/address'
import { other, startPickUpShop, tea, type PickUpShop } from './pick-up-setup'

let shop: PickUpShop['shop']
let openShopper: PickUpShop['openShopper']
let collect: PickUpShop['collect']
let advance: PickUpShop['advance']
beforeAll(async () => {
  ;({ shop, openShopper, collect, advance } = await startPickUpShop())
})
afterEach(() => shop.setClock(0))
afterAll(() => shop.stop())

interface Mail {
  kind: string
  document: { orderNo: string; text: string; html: string }
}

it('is put aside by the store, announced by mail and collected with a number', async () => {
  const shopper = await openShopper()
  await collect(shopper, tea, 1)
  const { orderNo = '', shipments: [placed] = [] } = await shopper.orders.createOrder({
    body: shopper.inBasket
  })
  const number = (placed as { c_pickUpNumber?: string }).c_pickUpNumber ?? ''
  expect(number).toMatch(/^\d{6}$/)
  const read = async () => {
    const order = await shopper.orders.getOrder({ parameters: { orderNo } })
    const [label] = JSON.parse(String(order.c_orderstatus)) as { status: string }[]
    const [shipment] = order.shipments ?? []
    return [order.status, order.c_overallStatus, label?.status, shipment?.c_pickUpStatus]
  }
  await shop.setClock(60_000)
  expect(await read()).toEqual(['new', 'PROCESSING', 'not_ready', 'preparing'])
  await advance(orderNo, 'READY_FOR_PICKUP')
  expect(await read()).toEqual(['new', 'READY_FOR_PICKUP', 'ready_for_pickup', 'ready'])
  await expect(advance(orderNo, 'CANCELLED')).rejects.toThrow()
  await advance(orderNo, 'COLLECTED')
  expect(await read()).toEqual(['completed', 'COLLECTED', 'collected', 'collected'])

  const { mails } = (await shop.send('GET', '/control/outbox')).body as unknown as { mails: Mail[] }
  const ofOrder = mails.filter(({ document }) => document.orderNo === orderNo)
  expect(ofOrder.map(({ kind }) => kind)).toEqual(['pick-up-ready', 'order-confirmation'])
  for (const { document } of ofOrder) {
    expect(document.text).toContain(number)
    expect(document.text).toContain('Kontorgang 7')
    expect(document.html).toContain('src="data:image/gif;base64,')
  }
})

/** One product by parcel, another one to be collected. */
async function placeMixedOrder(shopper: Awaited<ReturnType<typeof openShopper>>) {
  const { baskets, orders, inBasket, me } = shopper
  await baskets.addItemToBasket({ parameters: inBasket, body: [{ productId: other, quantity: 1 }] })
  await baskets.updateShippingAddressForShipment({ parameters: me, body: address })
  await baskets.updateShippingMethodForShipment({ parameters: me, body: { id: 'standard' } })
  await collect(shopper, tea, 1, 'pickup')
  return orders.createOrder({ body: inBasket })
}

it('travels apart from what is sent in the same order', async () => {
  const shopper = await openShopper()
  const { orders } = shopper
  const { orderNo = '', shipments = [] } = await placeMixedOrder(shopper)
  expect(shipments.map(shipment => 'c_pickUpNumber' in shipment)).toEqual([false, true])
  await shop.setClock(60_000)
  for (const to of ['READY_FOR_SHIPPING', 'READY_FOR_PICKUP', 'SHIPPED', 'COLLECTED', 'DELIVERED'])
    await advance(orderNo, to)
  const order = await orders.getOrder({ parameters: { orderNo } })
  const labels = JSON.parse(String(order.c_orderstatus)) as { status: string }[]
  expect([order.status, order.c_overallStatus, labels.map(({ status }) => status)]).toEqual([
    'completed',
    'DELIVERED',
    ['delivered', 'collected']
  ])
  expect(JSON.parse(String(order.c_shipping))).toHaveLength(1)
})

it('tells of each part of an order what is in it, and nothing of the other one', async () => {
  const { orderNo = '', productItems = [], orderTotal = 0 } = await placeMixedOrder(await openShopper())
  const nameOf = (id: string) => productItems.find(({ productId }) => productId === id)?.productName ?? ''
  await shop.setClock(60_000)
  for (const to of ['READY_FOR_SHIPPING', 'SHIPPED', 'READY_FOR_PICKUP']) await advance(orderNo, to)
  const { mails } = (await shop.send('GET', '/control/outbox')).body as unknown as { mails: Mail[] }
  const textOf = (kind: string) =>
    mails.find(mail => mail.document.orderNo === orderNo && mail.kind === kind)?.document.text ?? ''
  const total = String(orderTotal).replace('.', ',')
  expect(textOf('shipping')).toContain(`1 × ${nameOf(other)}`)
  expect(textOf('shipping')).not.toContain(nameOf(tea))
  expect(textOf('part-pick-up-ready')).toContain(`1 × ${nameOf(tea)}`)
  expect(textOf('part-pick-up-ready')).not.toContain(nameOf(other))
  expect(textOf('part-pick-up-ready')).not.toContain(total)
  const [parcel, store] = textOf('order-confirmation').split('Abholung bei')
  expect(parcel).toContain(total)
  expect(parcel).toMatch(new RegExp(`Lieferung 1/1 .*\n1 × ${nameOf(other)}`))
  expect(store).toContain(`1 × ${nameOf(tea)}`)
})
