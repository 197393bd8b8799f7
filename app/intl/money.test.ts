import { floorTax, roundMoney, sumMoney, toCents } from './money'

it.each([
  [1.005, 1.01],
  [2.675, 2.68],
  [0.1 + 0.2, 0.3],
  [-3.994, -3.99],
  [4.35, 4.35],
  [1234567.895, 1234567.9],
  [0, 0]
])('rounds %d to %d', (amount, rounded) => expect(roundMoney(amount)).toBe(rounded))

it.each([
  [0.6549, 0.65],
  [1.13, 1.13],
  [0.999, 0.99],
  [0.57, 0.57],
  [8.2 * 0.07, 0.57],
  [0, 0]
])('rounds the tax %d down to %d', (tax, rounded) => expect(floorTax(tax)).toBe(rounded))

it('adds money without rounding errors', () => expect(sumMoney([0.1, 0.2, 3.99])).toBe(4.29))

it('counts a decimal amount in whole cents', () =>
  expect([1.15, 4.35, 19.99].map(toCents)).toEqual([115, 435, 1999]))
