import { buildLine } from '../../../../tests/factories/basket'
import { findOpenChoice, listCountedChoices, planBonusChange } from './bonus-choices'

const offer = (fields: object = {}) => ({
  id: 'offer',
  couponCode: 'NOCHEINE',
  promotionId: 'one-more',
  maxBonusItems: 2,
  bonusProducts: [{ productId: 'a', productName: 'Piazza Nera' }],
  c_hasBonusProductLeft: true,
  ...fields
})
const chosen = buildLine({ itemId: 'line-a', productId: 'a', bonusChoiceId: 'offer' })

it('counts what was chosen of an offer, and what may still be', () => {
  const basket = { lines: [buildLine(), chosen], bonusDiscountLineItems: [offer()] }
  expect(listCountedChoices(basket)).toMatchObject([
    { id: 'offer', mostUnits: 2, left: 1, chosen: [{ itemId: 'line-a', productId: 'a', quantity: 1 }] }
  ])
})

it('takes the platform’s word for whether something is left', () => {
  const lines = [buildLine()]
  const full = { lines, bonusDiscountLineItems: [offer({ c_hasBonusProductLeft: false })] }
  expect(listCountedChoices(full)).toMatchObject([{ left: 0 }])
  const uncounted = { lines, bonusDiscountLineItems: [offer({ maxBonusItems: undefined })] }
  expect(listCountedChoices(uncounted)).toMatchObject([{ left: 1 }])
})

it('finds the offer of a code in any spelling, and no used-up offer', () => {
  const offers = [offer({ id: 'full', c_hasBonusProductLeft: false }), offer()]
  const basket = { lines: [], bonusDiscountLineItems: offers }
  expect(findOpenChoice(basket)?.id).toBe('offer')
  expect(findOpenChoice(basket, ' nocheine ')?.id).toBe('offer')
  expect(findOpenChoice(basket, 'CREMA10')).toBeUndefined()
})

const a = { itemId: 'line-a', productId: 'a', quantity: 2 }
const b = { itemId: 'line-b', productId: 'b', quantity: 1 }

it.each([
  ['nothing, when nothing is different', [a], { a: 2 }, { remove: [], change: [], add: [] }],
  ['an addition', [], { a: 1, b: 0 }, { remove: [], change: [], add: [{ productId: 'a', quantity: 1 }] }],
  ['a removal', [a], { a: 0 }, { remove: [a], change: [], add: [] }],
  ['an exchange', [b], { a: 1 }, { remove: [b], change: [], add: [{ productId: 'a', quantity: 1 }] }],
  [
    'less of one before more of another',
    [b, a],
    { a: 1, b: 2 },
    {
      remove: [],
      change: [
        { ...a, quantity: 1 },
        { ...b, quantity: 2 }
      ],
      add: []
    }
  ]
])('gets from the chosen to the wanted products by %s', (_what, before, wanted, plan) =>
  expect(planBonusChange(before, wanted as Record<string, number>)).toEqual(plan)
)
