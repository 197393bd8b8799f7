import { addPaymentInstrument } from '../../baskets/mutations/add-payment-instrument'
import { removePaymentInstrument } from '../../baskets/mutations/remove-payment-instrument'
import { setShippingMethod } from '../../baskets/mutations/set-shipping-method'
import { buildCaller, buildProduct, catchError, createCheckout } from '../../../testing/create-checkout'
import { ACCEPTANCE_DELAY, acceptOrder } from './accept-order'
import { advanceOrder, listTransitions } from './advance-order'
import { cancelOrder, isCancellable } from './cancel-order'
import { failOrder, isFailable } from './fail-order'
import { getItemStatus } from './item-status'
import type { Order, OverallStatus } from '../order'

const caller = buildCaller()
const products = [buildProduct(), buildProduct({ id: 'cup' })]

/** A placed order as it is in the response to its placement. */
function placeOrder({
  quantities = { tea: 2, cup: 1 } as Record<string, number>,
  payment = 'UNZER_CARDS',
  method = 'standard'
} = {}) {
  const { baskets, orders, openBasket, completeBasket } = createCheckout({ products })
  const { basketId } = openBasket(caller, quantities)
  const { paymentInstruments } = completeBasket(caller, basketId, method)
  baskets.changeBasket(
    caller,
    basketId,
    removePaymentInstrument(paymentInstruments[0]?.paymentInstrumentId ?? '')
  )
  baskets.changeBasket(caller, basketId, setShippingMethod('me', method))
  baskets.changeBasket(caller, basketId, addPaymentInstrument({ paymentMethodId: payment, custom: {} }))
  return orders.placeOrder(caller, basketId)
}

/** The order after one step after the other, an hour apart. */
function walk(order: Order, ...steps: OverallStatus[]): Order {
  const accepted = acceptOrder(order, order.createdAt + ACCEPTANCE_DELAY)
  return steps.reduce((last, to) => advanceOrder(last, to, last.modifiedAt + 3_600_000), accepted)
}

const labels = (order: Order) => order.basket.lines.map(line => getItemStatus(order, line))

describe('a placed order', () => {
  it('is created at first, and new, confirmed and ready for export shortly after', () => {
    const order = placeOrder()
    expect(order).toMatchObject({ status: 'created', exportStatus: 'not_exported' })
    expect(acceptOrder(order, order.createdAt + ACCEPTANCE_DELAY - 1)).toBe(order)
    expect(acceptOrder(order, order.createdAt + ACCEPTANCE_DELAY)).toMatchObject({
      status: 'new',
      paymentStatus: 'not_paid',
      confirmationStatus: 'confirmed',
      exportStatus: 'ready',
      shippingStatus: 'not_shipped',
      overallStatus: 'PROCESSING'
    })
  })

  it('is accepted once: its later state is unchanged', () => {
    const failed = failOrder(placeOrder(), 1)
    expect(acceptOrder(failed, Number.MAX_SAFE_INTEGER)).toBe(failed)
  })
})

it.each<[OverallStatus[], OverallStatus[], string[]]>([
  [[], ['READY_FOR_SHIPPING', 'CANCELLED'], ['not_shipped', 'not_shipped']],
  [['CANCELLED'], [], ['cancelled', 'cancelled']],
  [['READY_FOR_SHIPPING'], ['SHIPPED'], ['not_shipped', 'not_shipped']],
  [['READY_FOR_SHIPPING', 'SHIPPED'], ['DELIVERED'], ['shipped', 'shipped']],
  [
    ['READY_FOR_SHIPPING', 'SHIPPED', 'DELIVERED'],
    ['PARTIALLY_RETURNED', 'RETURNED'],
    ['delivered', 'delivered']
  ],
  [
    ['READY_FOR_SHIPPING', 'SHIPPED', 'DELIVERED', 'PARTIALLY_RETURNED'],
    ['PARTIALLY_RETURNED', 'RETURNED'],
    ['partially_returned', 'delivered']
  ],
  [
    ['READY_FOR_SHIPPING', 'SHIPPED', 'DELIVERED', 'PARTIALLY_RETURNED', 'PARTIALLY_RETURNED'],
    ['RETURNED'],
    ['returned', 'delivered']
  ],
  [['READY_FOR_SHIPPING', 'SHIPPED', 'DELIVERED', 'RETURNED'], [], ['returned', 'returned']]
])('after %j an order can become %j, and its products are %j', (steps, next, expected) => {
  const order = walk(placeOrder(), ...steps)
  expect(listTransitions(order)).toEqual(next)
  expect(labels(order)).toEqual(expected)
  const others = (['PROCESSING', 'READY_FOR_SHIPPING', 'SHIPPED', 'DELIVERED', 'CANCELLED'] as const).filter(
    status => !next.includes(status)
  )
  for (const status of others) {
    expect(catchError(() => advanceOrder(order, status, 0)).type).toBe('invalid-order-status')
  }
})

describe('the papers of an order', () => {
  it('come with the steps that make them', () => {
    const ready = walk(placeOrder(), 'READY_FOR_SHIPPING')
    expect(ready).toMatchObject({ status: 'new', exportStatus: 'exported', paymentStatus: 'paid' })
    expect(ready.invoice).toBeUndefined()
    const shipped = walk(placeOrder(), 'READY_FOR_SHIPPING', 'SHIPPED')
    expect(shipped).toMatchObject({
      shippingStatus: 'shipped',
      invoice: { invoiceNo: 'R-JAS00001001' },
      parcels: [{ carrier: 'DHL', trackingNumber: expect.stringMatching(/^\d{20}$/) }]
    })
    expect(shipped.returnLabel).toBeUndefined()
    const delivered = walk(placeOrder(), 'READY_FOR_SHIPPING', 'SHIPPED', 'DELIVERED')
    expect(delivered).toMatchObject({
      status: 'completed',
      parcels: [{ deliveredAt: delivered.modifiedAt }],
      returnLabel: { labelNo: 'RET-JAS00001001' }
    })
  })

  it('leave an invoice unpaid until the goods are there', () => {
    const order = placeOrder({ payment: 'UNZER_INVOICE' })
    expect(walk(order, 'READY_FOR_SHIPPING', 'SHIPPED').paymentStatus).toBe('not_paid')
    expect(walk(order, 'READY_FOR_SHIPPING', 'SHIPPED', 'DELIVERED').paymentStatus).toBe('paid')
  })

  it('name the express carrier, and cannot be sent back in part when there is one piece', () => {
    const order = placeOrder({ quantities: { tea: 1 }, method: 'express' })
    const delivered = walk(order, 'READY_FOR_SHIPPING', 'SHIPPED', 'DELIVERED')
    expect(delivered.parcels).toMatchObject([{ carrier: 'DHL Express' }])
    expect(listTransitions(delivered)).toEqual(['RETURNED'])
  })
})

describe('ending an order early', () => {
  it('can be cancelled once it is accepted and until it is exported, once', () => {
    const order = placeOrder()
    expect(isCancellable(order)).toBe(false)
    expect(isCancellable(walk(order))).toBe(true)
    expect(isCancellable(walk(order, 'READY_FOR_SHIPPING'))).toBe(false)
    const cancelled = cancelOrder(walk(order), 5)
    expect(cancelled).toMatchObject({ status: 'cancelled', overallStatus: 'CANCELLED', modifiedAt: 5 })
    expect(catchError(() => cancelOrder(cancelled, 6)).type).toBe('invalid-order-status')
  })

  it('can fail until it is exported, once', () => {
    const order = placeOrder()
    expect(
      [order, walk(order), walk(order, 'READY_FOR_SHIPPING'), walk(order, 'CANCELLED')].map(isFailable)
    ).toEqual([true, true, false, false])
    const failed = failOrder(order, 5)
    expect(failed.status).toBe('failed')
    expect(catchError(() => failOrder(failed, 6)).type).toBe('invalid-order-status')
  })
})
