import { findCountryCode, getCentre, readPostalCode } from './country'

it.each([
  ['de-DE', 'DE'],
  ['en-GB', 'GB'],
  ['en-AT', 'AT'],
  ['fr-FR', 'FR'],
  ['de', 'DE']
])('looks in the country of the locale: %s in %s', (locale, country) => {
  expect(findCountryCode(locale)).toBe(country)
})

it.each([
  ['DE', ' 20095 ', '20095'],
  ['DE', '2009', undefined],
  ['DE', 'Hamburg', undefined],
  ['AT', '1010', '1010'],
  ['AT', '20095', undefined],
  ['GB', 'w1f  9xx', 'W1F 9XX'],
  ['GB', 'EH1', 'EH1'],
  ['GB', 'London', undefined],
  ['FR', '75001', '75001'],
  ['NL', '1012 AB', '1012 AB'],
  ['NL', 'Amsterdam', undefined]
])('reads in %s "%s" as the postal code %s', (country, text, expected) => {
  expect(readPostalCode(text, country)).toBe(expected)
})

it('opens the map of a country that it does not know at home', () => {
  expect(getCentre('NL')).toEqual(getCentre('DE'))
})
