import { createIntl } from 'react-intl'
import { findDistanceUnit, formatOfDistance } from './distance-unit'

it.each([
  ['de-DE', '1,3 km'],
  ['de-AT', '1,3 km'],
  ['en-GB', '1.3 mi'],
  ['en-US', '1.3 mi'],
  ['fr-FR', '1,3 km']
])('measures in %s as people there do: %s', (locale, expected) => {
  const written = createIntl({ locale }).formatNumber(1.26, formatOfDistance(findDistanceUnit(locale)))
  expect(written.replace(/\s/g, ' ')).toBe(expected)
})

// Number separators in these locales depend on the engine's own tables.
it.each(['en-DE', 'en-AT'])('measures in %s in kilometres, as its country does', locale => {
  const written = createIntl({ locale }).formatNumber(1.26, formatOfDistance(findDistanceUnit(locale)))
  expect(written).toMatch(/^1[.,]3\skm$/)
})

it.each(['ell', '__proto__', undefined])('knows no format for %s', unit => {
  expect(formatOfDistance(unit)).toBeUndefined()
})
