import { median, percentile } from './percentile'

it('finds the middle value whatever the order', () => {
  expect(median([30, 10, 20])).toBe(20)
})

it('finds the value below which ninety-five in a hundred lie', () => {
  expect(
    percentile(
      Array.from({ length: 100 }, (_, index) => index),
      95
    )
  ).toBe(95)
})

it('has no middle of nothing', () => {
  expect(median([])).toBeNaN()
})
