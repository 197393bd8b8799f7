import { computeFreeShipping, type FreeShippingFacts } from './free-shipping'

const compute = (facts: Partial<FreeShippingFacts>) =>
  computeFreeShipping({
    goods: 20,
    brews: 3,
    target: { amount: 39, boxes: 6 },
    containsVirtualGiftCard: false,
    isCartPage: false,
    ...facts
  })
const silent = undefined

it.each<[string, Partial<FreeShippingFacts>, { percent: number; isReached: boolean } | undefined]>([
  ['one box', { brews: 1 }, { percent: (1 / 6) * 100, isReached: false }],
  ['half of the boxes', {}, { percent: 50, isReached: false }],
  ['all boxes', { brews: 6 }, { percent: 100, isReached: true }],
  ['more than all boxes', { brews: 60 }, { percent: 100, isReached: true }],
  ['one box and a cent too little', { brews: 1, goods: 38.99 }, { percent: (1 / 6) * 100, isReached: false }],
  ['one box and the very amount', { brews: 1, goods: 39 }, { percent: 100, isReached: true }],
  ['more than the amount without a box', { brews: 0, goods: 39.01 }, { percent: 100, isReached: true }],
  ['less than the amount without a box', { brews: 0, goods: 38.99 }, silent],
  ['eleven boxes below the amount', { brews: 11 }, silent],
  ['eleven boxes above the amount', { brews: 11, goods: 50 }, { percent: 100, isReached: true }],
  ['twelve boxes', { brews: 12 }, { percent: 100, isReached: true }],
  ['a virtual gift card', { containsVirtualGiftCard: true, goods: 50 }, silent],
  ['the cart page', { isCartPage: true, goods: 50 }, silent]
])('with %s', (_title, facts, progress) => expect(compute(facts)).toEqual(progress))
