import { render } from '@testing-library/react'
import { ALL_CONSENTS, ONLY_REQUIRED, saveConsents } from '../../visit/consent/consent'
import type { Order } from '../../features/order/order'
import type { ShopEvent } from '../../features/tracking/event-payloads'
import { dropEvents, receiveEvents } from '../../features/tracking/track'
import { useTrackedPurchase } from './use-tracked-purchase'

const received: ShopEvent[] = []
beforeEach(() => {
  received.length = 0
  sessionStorage.clear()
  saveConsents(ALL_CONSENTS)
  receiveEvents(event => received.push(event))
})
afterEach(dropEvents)

const buildOrder = (change: object = {}) =>
  ({
    orderNo: 'JAS1',
    email: 'maria@example.com',
    shippingAddress: { firstName: 'Maria', lastName: 'Muster' },
    payment: { state: 'settled' },
    lines: [{ productId: 'tea', name: 'Deichwind', quantity: 3, price: 10 }],
    totals: { order: 13.99, tax: 0.9, shipping: 3.99 },
    ...change
  }) as unknown as Order

function Page({ order }: { order: Order | null | undefined }) {
  useTrackedPurchase(order)
  return null
}

it('tracks a purchase once, also when the page is loaded again, and nothing of the buyer', () => {
  const { rerender, unmount } = render(<Page order={undefined} />)
  rerender(<Page order={buildOrder()} />)
  rerender(<Page order={buildOrder()} />)
  unmount()
  render(<Page order={buildOrder()} />)
  expect(received).toEqual([
    {
      name: 'purchase',
      orderNo: 'JAS1',
      products: [{ id: 'tea', name: 'Deichwind', quantity: 3, price: 3.33 }],
      amount: 13.99,
      tax: 0.9,
      shipping: 3.99
    }
  ])
})

it('waits until the payment is settled', () => {
  const { rerender } = render(<Page order={buildOrder({ payment: { state: 'pending' } })} />)
  expect(received).toEqual([])
  rerender(<Page order={buildOrder()} />)
  expect(received).toHaveLength(1)
})

it('stores and tracks nothing without consent', () => {
  saveConsents(ONLY_REQUIRED)
  render(<Page order={buildOrder()} />)
  expect(received).toEqual([])
  expect(sessionStorage).toHaveLength(0)
})
