import { formatCardExpiry, isCardExpired } from './card-expiry'

it.each([
  ['the last day of its month', new Date(2027, 3, 30, 23, 59), false],
  ['the day after', new Date(2027, 4, 1), true],
  ['a year before', new Date(2026, 3, 1), false]
])('a card of 04/2027 on %s', (_when, now, expected) => {
  expect(isCardExpired({ expirationMonth: 4, expirationYear: 2027 }, now)).toBe(expected)
})

it('a card that does not say until when is good, and shows nothing', () => {
  expect(isCardExpired(undefined, new Date())).toBe(false)
  expect(isCardExpired({ expirationYear: 2020 }, new Date())).toBe(false)
  expect(formatCardExpiry({ expirationYear: 2020 })).toBeUndefined()
})

it('is written as on the card', () => {
  expect(formatCardExpiry({ expirationMonth: 4, expirationYear: 2031 })).toBe('04/2031')
})
