import { formatPercentOff, formatSaving } from './format-price'

it.each([
  ['de-DE', 10, '-10\u00a0%'],
  ['en-DE', 12.5, '-12.5\u00a0%'],
  ['en-GB', 12.5, '-12.5\u00a0%']
])('writes a discount in percent in %s', (locale, percent, text) => {
  expect(formatPercentOff({ locale }, percent)).toBe(text)
})

it.each([
  [59.9, 47.9, '-20\u00a0%'],
  [10, 6.67, '-33\u00a0%'],
  // A price that 15 % off was rounded up to.
  [29.9, 25.42, '-15\u00a0%'],
  [29.9, 25.43, '-14\u00a0%'],
  // Else never more than is really saved.
  [1, 0.71, '-29\u00a0%'],
  [10, 9.95, undefined],
  [10, 10, undefined],
  [0, 0, undefined]
])('says how much of %d is saved at %d', (former, price, text) => {
  expect(formatSaving({ locale: 'de-DE' }, { former, price })).toBe(text)
})
