import { findPossibleQuantity } from './possible-quantity'

it.each([
  [3, { min: 1, step: 1 }, 3],
  [7, { min: 2, step: 2 }, 6],
  [6, { min: 6, step: 1 }, 6],
  [5, { min: 6, step: 1 }, undefined],
  [0, { min: 1, step: 1 }, undefined]
])('of a stock of %d, sold by %j, so many can be had: %s', (stockLevel, steps, possible) => {
  expect(findPossibleQuantity(stockLevel, steps)).toBe(possible)
})
