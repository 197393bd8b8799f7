import { buildCaller, buildInventory, buildProduct, createCheckout } from '../../../testing/create-checkout'
import { ACCEPTANCE_DELAY, acceptOrder } from '../lifecycle/accept-order'
import { advanceOrder, listTransitions } from '../lifecycle/advance-order'
import { getPickUpState } from '../lifecycle/pick-up-order'
import type { Order } from '../order'
import { describeSentParcels } from '../order-mails'
import { cancelItems } from './cancel-items'
import { takeOutCancelled } from './left-basket'

const caller = buildCaller()
const products = [
  buildProduct({ unitPrice: 1001, inventory: buildInventory(100) }),
  buildProduct({ id: 'cup', unitPrice: 500 })
]

/** An accepted order of three teas and a cup, the cup in a second shipment for 4.99 EUR. */
function placeDivided(collected = false) {
  const checkout = createCheckout({ products })
  const { basketId } = checkout.openBasket(caller, { tea: 3, cup: 1 })
  checkout.completeBasket(caller, basketId)
  const placed = checkout.orders.placeOrder(caller, basketId)
  const { orderNo, basket } = acceptOrder(placed, placed.createdAt + ACCEPTANCE_DELAY)
  const [shipment] = basket.shipments
  const shipping = { gross: 499, tax: 80, rate: 0.19, taxClass: 'standard' as const }
  const second = {
    ...shipment!,
    shipmentId: 'second',
    method: { ...shipment!.method!, pickUp: collected },
    shipping: collected ? { ...shipping, gross: 0, tax: 0 } : shipping
  }
  const { totals } = basket
  const order: Order = {
    ...acceptOrder(placed, placed.createdAt + ACCEPTANCE_DELAY),
    ...(collected && { pickUps: [{ shipmentId: 'second', storeId: 'de-hamburg', number: '123456' }] }),
    basket: {
      ...basket,
      shipments: [shipment!, second],
      lines: basket.lines.map(line => (line.productId === 'cup' ? { ...line, shipmentId: 'second' } : line)),
      totals: {
        ...totals,
        shipping: (totals.shipping ?? 0) + second.shipping.gross,
        order: (totals.order ?? 0) + second.shipping.gross
      }
    }
  }
  const itemOf = (productId: string) => basket.lines.find(line => line.productId === productId)?.itemId ?? ''
  return { order, orderNo, tea: itemOf('tea'), cup: itemOf('cup') }
}

it('leaves goods and sums of an order without cancellations as they are', () => {
  const { order } = placeDivided()
  expect(takeOutCancelled(order)).toBe(order.basket)
})

it('gives an emptied shipment’s delivery back, and bills what is left, to the cent', () => {
  const { order, tea, cup } = placeDivided()
  const paid = order.basket.totals.order ?? 0
  const cancelled = cancelItems(
    order,
    [
      { itemId: tea, quantity: 1 },
      { itemId: cup, quantity: 1 }
    ],
    order.modifiedAt + 1
  )
  const [refund] = cancelled.refunds ?? []
  expect(refund?.amount).toBe(1001 + 500 + 499)
  const left = takeOutCancelled(cancelled)
  expect(left.lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([['tea', 2]])
  expect(left.totals.order).toBe(paid - 2000)
  expect(left.totals.products).toBe(2002)
  expect(left.totals.shipping).toBe((order.basket.totals.shipping ?? 0) - 499)
})

it('keeps a shipment’s delivery as long as a unit is left in it', () => {
  const { order, tea } = placeDivided()
  const cancelled = cancelItems(order, [{ itemId: tea, quantity: 2 }], order.modifiedAt + 1)
  expect(cancelled.refunds?.[0]?.amount).toBe(2002)
})

it('sends no parcel without goods, and its mail names only what is left', () => {
  const { order, tea, cup } = placeDivided()
  const items = [
    { itemId: tea, quantity: 1 },
    { itemId: cup, quantity: 1 }
  ]
  const ready = advanceOrder(cancelItems(order, items, order.modifiedAt + 1), 'READY_FOR_SHIPPING', 2)
  const sent = advanceOrder(ready, 'SHIPPED', 3)
  expect(sent.parcels).toHaveLength(1)
  const lines = describeSentParcels(sent, sent.parcels ?? [], 'en').join('\n')
  expect(lines).toContain('2 × ')
  expect(lines).not.toMatch(/3 × |1 × /)
})

it('asks a store for nothing whose goods were all cancelled', () => {
  const { order, cup } = placeDivided(true)
  expect(listTransitions(order)).toContain('READY_FOR_PICKUP')
  const cancelled = cancelItems(order, [{ itemId: cup, quantity: 1 }], order.modifiedAt + 1)
  expect(listTransitions(cancelled)).not.toContain('READY_FOR_PICKUP')
  expect(getPickUpState(cancelled, cancelled.pickUps![0]!)).toBe('cancelled')
  const delivered = (['READY_FOR_SHIPPING', 'SHIPPED', 'DELIVERED'] as const).reduce(
    (last, to) => advanceOrder(last, to, last.modifiedAt + 1),
    cancelled
  )
  expect(delivered.status).toBe('completed')
})
