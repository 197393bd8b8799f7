import { mapUnits } from './line-units'
import { countAnnounced, mapRefunds } from './order-refunds'

it('reads refunds with their state, and leaves out what it does not understand', () => {
  const text = JSON.stringify([
    {
      refundNo: 'G-1',
      amount: 12.9,
      state: 'pending',
      date: '2026-11-27T10:00:00.000Z',
      parts: [{ paymentMethodId: 'UNZER_CARDS', amount: 12.9 }, { amount: 'x' }],
      options: [
        { optionId: 'giftWrap', amount: 4.9 },
        { optionId: 'engraving', amount: 3 },
        { optionId: 'giftWrap' }
      ]
    },
    { refundNo: 'G-4', amount: 7, state: 'refunded', options: 'none' },
    { refundNo: 'G-2', amount: 5, state: 'promised' },
    { refundNo: 'G-3', state: 'refunded' },
    'nonsense'
  ])
  expect(mapRefunds(text)).toEqual([
    {
      id: 'G-1',
      amount: 12.9,
      state: 'pending',
      date: '2026-11-27T10:00:00.000Z',
      giftWrap: 4.9,
      parts: [{ methodId: 'UNZER_CARDS', amount: 12.9 }]
    },
    { id: 'G-4', amount: 7, state: 'refunded', giftWrap: 0, parts: [] }
  ])
  expect(mapRefunds('{')).toEqual([])
})

it('counts announced units only', () => {
  const list = [
    { state: 'announced', quantity: 2 },
    { state: 'received', quantity: 3 },
    { state: 'announced', quantity: '4' }
  ]
  expect(countAnnounced(JSON.stringify(list))).toBe(2)
})

it('takes broken counts of an order management for none', () => {
  expect(mapUnits({ quantityAvailableToReturn: -1, quantityReturned: 'two', quantityCanceled: 1.5 })).toEqual(
    {
      cancellable: 0,
      returnable: 0,
      announced: 0,
      returned: 0,
      cancelled: 1
    }
  )
  expect(mapUnits(undefined)).toBeUndefined()
})
