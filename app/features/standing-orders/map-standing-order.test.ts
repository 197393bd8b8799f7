import type { PlatformProductList } from '../../platform/scapi/shopper-product-lists'
import { buildStoredFields, mapStandingOrder, mapStandingOrders } from './map-standing-order'

const stored: PlatformProductList = {
  id: 'list-1',
  type: 'custom_1',
  c_orderingPayment: '{"paymentMethodId":"UNZER_INVOICE"}',
  c_orderingShippingAddress: '{"city":"Köln"}',
  c_orderingBillingAddress: '{"city":"Bonn"}',
  c_orderingShipping: '{"id":"standard"}',
  c_orderingDeliveryTable:
    '[{"id":"1","shippingDate":"2026-12-01","status":1},{"id":"2","shippingDate":"2027-01-01","status":0}]',
  c_orderingNotificationsTable: '[{"id":"n1","date":"2026-11-03","type":"payment-failed"}]',
  c_orderingInterval: '4',
  c_orderingStartDate: '2026-12-01',
  c_orderingNextShippingDate: '2026-12-01',
  c_orderingStatus: 1
}

const order = {
  isActive: true,
  interval: '4',
  startDate: '2026-12-01',
  nextShippingDate: '2026-12-01',
  payment: { paymentMethodId: 'UNZER_INVOICE' },
  shippingAddress: { city: 'Köln' },
  billingAddress: { city: 'Bonn' },
  shipping: { id: 'standard' },
  deliveries: [
    { id: '1', shippingDate: '2026-12-01', isActive: true },
    { id: '2', shippingDate: '2027-01-01', isActive: false }
  ],
  notifications: [{ id: 'n1', date: '2026-11-03', type: 'payment-failed' }]
}

it('parses JSON attributes', () => {
  expect(mapStandingOrder(stored)).toEqual({ listId: 'list-1', items: [], ...order })
})

it('serialises it when it is written, and writes nothing that does not change', () => {
  const { id: _id, type: _type, ...fields } = stored
  expect(buildStoredFields(order)).toEqual(fields)
  expect(buildStoredFields({ isActive: false })).toEqual({ c_orderingStatus: 0 })
})

it('treats unreadable attributes as unset', () => {
  const broken = Object.fromEntries(Object.keys(stored).map(name => [name, '{"broken']))
  expect(mapStandingOrder({ ...broken, id: 'list-1' })).toMatchObject({
    isActive: false,
    payment: undefined,
    shippingAddress: undefined,
    deliveries: [],
    notifications: []
  })
})

it.each([
  [1, true],
  ['1', true],
  [0, false],
  ['0', false],
  [undefined, false]
])('takes the status %j for active: %s', (c_orderingStatus, isActive) =>
  expect(mapStandingOrder({ ...stored, c_orderingStatus }).isActive).toBe(isActive)
)

it('finds the standing orders among other lists', () => {
  const lists: PlatformProductList[] = [{ id: 'w', type: 'wish_list', name: 'wish_list' }, stored]
  expect(mapStandingOrders(lists).map(each => each.listId)).toEqual(['list-1'])
})
