import type { Reduction } from './map-charges'
import { priceLine } from './price-line'

const buildReduction = (fields: Partial<Reduction>): Reduction => ({ amount: -1, isBonus: false, ...fields })

it('leads from the list price to the price, one reduction after the other', () => {
  const reductions = [
    buildReduction({ name: 'Autumn', amount: -2 }),
    buildReduction({ name: 'Green tea', couponCode: 'GREEN15', amount: -1.2 })
  ]
  const line = { listPrice: 10, price: 6.8, priceAfterOrder: 6.12, reductions }
  expect(priceLine(line)).toMatchObject({
    listPrice: 10,
    steps: [
      { kind: 'reduction', name: 'Autumn', before: 10, amount: -2, after: 8 },
      { kind: 'reduction', name: 'Green tea', couponCode: 'GREEN15', before: 8, amount: -1.2, after: 6.8 }
    ],
    price: 6.8,
    orderShare: -0.68,
    priceAfterOrder: 6.12
  })
})

it('tells credit and free products from discounts', () => {
  const reductions = [
    buildReduction({ promotionId: 'CustomerCredit-1', amount: -4 }),
    buildReduction({ promotionId: 'gift', amount: -6, isBonus: true })
  ]
  expect(priceLine({ listPrice: 10, price: 0, reductions }).steps.map(({ kind }) => kind)).toEqual([
    'credit',
    'bonus'
  ])
})

it('explains what the platform took off a line without a reason', () => {
  expect(priceLine({ listPrice: 10, price: 8 }).steps).toEqual([
    { kind: 'reduction', name: undefined, couponCode: undefined, before: 10, amount: -2, after: 8 }
  ])
})

it('begins below the price where something was added to it by hand', () => {
  const reductions = [buildReduction({ name: 'Engraving', amount: 3 })]
  expect(priceLine({ price: 13, reductions })).toMatchObject({
    listPrice: 10,
    steps: [{ before: 10, amount: 3, after: 13 }]
  })
})

it('has no steps and no share where nothing is taken off', () => {
  expect(priceLine({ price: 10 })).toMatchObject({ listPrice: 10, steps: [], price: 10, orderShare: 0 })
})

it('keeps what the law wants beside a price', () => {
  const pricePerUnit = { amount: 9.9, unit: '100 g' }
  expect(priceLine({ price: 10, lastMonthPrice: 8.5, pricePerUnit })).toMatchObject({
    lastMonthPrice: 8.5,
    pricePerUnit
  })
})
