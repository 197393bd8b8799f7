import { findDistanceUnit, writeDistance } from './distance-unit'

it.each([
  ['de-DE', '1,3 km'],
  ['de-AT', '1,3 km'],
  ['en-DE', '1.3 km'],
  ['en-AT', '1.3 km'],
  ['en-GB', '1.3 mi'],
  ['en-US', '1.3 mi'],
  ['fr-FR', '1,3 km']
])('a distance in %s is written with the number marks of its prices: %s', (locale, expected) => {
  expect(writeDistance(locale, 1.26, findDistanceUnit(locale)).replace(/\s/g, ' ')).toBe(expected)
})

it('writes an unknown unit as the platform sends it, and an absent one as empty text', () => {
  expect(writeDistance('de-DE', 2, 'ell')).toBe('2\u00a0ell')
  expect(writeDistance('de-DE', 2, undefined)).toBe('2')
})
