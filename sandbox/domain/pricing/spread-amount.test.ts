import { spreadAmount } from './spread-amount'

it.each([
  [100, [1000, 2000], [33, 67]],
  [100, [500, 500, 500], [34, 33, 33]],
  [1, [1, 1, 1], [1, 0, 0]],
  [3000, [1000, 2000], [1000, 2000]],
  [250, [0, 999], [0, 250]],
  [250, [0, 0], [0, 0]]
])('spreads %i over %j', (amount, weights, shares) => {
  expect(spreadAmount(amount, weights)).toEqual(shares)
})
