import { writeTown, writeTownAndCountry } from './write-town'

it.each([
  [{ postalCode: '10115', city: 'Berlin', countryCode: 'DE' }, '10115 Berlin'],
  [{ postalCode: '20121', city: 'Milano', stateCode: 'MI', countryCode: 'IT' }, '20121 Milano MI'],
  [{ postalCode: 'SW1A 1AA', city: 'London', countryCode: 'GB' }, 'London SW1A 1AA'],
  [{ city: 'Hamburg' }, 'Hamburg']
])('writes the town as letters in its country have it: %j', (place, line) => {
  expect(writeTown(place)).toBe(line)
})

it('names the country in the language of the mail', () => {
  const place = { postalCode: '75001', city: 'Paris', countryCode: 'FR' }
  expect(writeTownAndCountry(place, 'de')).toEqual(['75001 Paris', 'Frankreich'])
  expect(writeTownAndCountry(place, 'it')).toEqual(['75001 Paris', 'Francia'])
  expect(writeTownAndCountry({ city: 'Paris' }, 'fr')).toEqual(['Paris', ''])
})
