import type { PlatformOrder } from '../../../platform/scapi/shopper-orders'
import { mapOrder } from '../map-order'
import { findNextStep } from './confirmed-order'

/** An order with a parcel (`sent`) or a pick-up, or both. */
function findNext({ sent, collected, status }: { sent?: string; collected?: string; status?: string }) {
  const items = [
    { itemId: 'a', shipmentId: 'me', is: sent },
    { itemId: 'b', shipmentId: 'hamburg', is: collected }
  ].filter(({ is }) => is !== undefined)
  return findNextStep(
    mapOrder({
      orderNo: '1',
      currency: 'EUR',
      shipments: [
        { shipmentId: 'me', shippingMethod: { id: 'standard', name: 'Standard' } },
        {
          shipmentId: 'hamburg',
          c_fromStoreId: 'de-hamburg',
          c_pickUpNumber: '123456',
          c_pickUpStatus: collected
        }
      ].filter(({ shipmentId }) => items.some(item => item.shipmentId === shipmentId)),
      productItems: items.map(({ itemId, shipmentId }) => ({
        itemId,
        shipmentId,
        productId: 'p',
        quantity: 1
      })),
      c_orderstatus: JSON.stringify(sent ? [{ itemId: 'a', status: sent }] : []),
      c_overallStatus: status
    } as unknown as PlatformOrder)
  )
}

it.each([
  ['a parcel that is packed', { sent: 'not_shipped' }, 'next'],
  ['a parcel that is on its way', { sent: 'shipped' }, undefined],
  ['a parcel that has come back', { sent: 'returned' }, undefined],
  ['a pick-up that is prepared', { collected: 'preparing' }, 'nextPickUp'],
  ['a pick-up that waits in the store', { collected: 'ready' }, undefined],
  ['a pick-up that was collected', { collected: 'collected' }, undefined],
  ['both', { sent: 'not_shipped', collected: 'preparing' }, 'nextBoth'],
  ['both, one of which waits in the store', { sent: 'not_shipped', collected: 'ready' }, 'next'],
  ['both, one of which is on its way', { sent: 'shipped', collected: 'preparing' }, 'nextPickUp'],
  ['a cancelled order', { sent: 'cancelled', status: 'CANCELLED' }, 'cancelledText']
])('names the news that an order waits for: %s', (_what, order, next) => {
  expect(findNext(order)).toBe(next)
})
