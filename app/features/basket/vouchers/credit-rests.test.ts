import { mapReductions } from '../../../pricing/map-charges'
import { listCreditRests } from './credit-rests'

const credit = (price: number, granted?: number) => ({
  promotionId: 'CustomerCredit-Goodwill',
  couponCode: 'KULANZ-1',
  price,
  appliedDiscount: { type: 'amount', amount: granted }
})
const list = (...adjustments: object[]) => listCreditRests({ reductions: mapReductions(adjustments) })

it('names what an order would not use of a credit', () => {
  expect(list(credit(-8.94, 10))).toEqual([{ code: 'KULANZ-1', worth: 10, used: 8.94, rest: 1.06 }])
})

it.each([
  ['a credit that is used up', credit(-10, 10)],
  ['a credit whose worth the platform does not say', credit(-8.94)],
  ['a discount, of which no rest is kept', { ...credit(-8.94, 10), promotionId: 'summer' }],
  ['a percentage', { ...credit(-1), appliedDiscount: { type: 'percentage', percentage: 10 } }]
])('has nothing to warn of for %s', (_, adjustment) => {
  expect(list(adjustment)).toEqual([])
})
