import { writePlace, writeTown } from './town'

describe('the line of an address with its town', () => {
  it('begins with the postal code where letters do', () => {
    expect(writeTown({ postalCode: '10115', city: 'Berlin', countryCode: 'DE' })).toBe('10115 Berlin')
    expect(writeTown({ postalCode: '20121', city: 'Milano', stateCode: 'MI', countryCode: 'IT' })).toBe(
      '20121 Milano MI'
    )
  })

  it('begins with the town in Great Britain and Ireland', () => {
    expect(writeTown({ postalCode: 'SW1A 1AA', city: 'London', countryCode: 'GB' })).toBe('London SW1A 1AA')
    expect(writeTown({ postalCode: 'D02 XY45', city: 'Dublin', countryCode: 'IE' })).toBe('Dublin D02 XY45')
  })

  it('has no gaps where something is missing', () => {
    expect(writeTown({ city: 'Hamburg' })).toBe('Hamburg')
    expect(writePlace({ address1: 'Deichstraße 12', postalCode: '', city: 'Hamburg' })).toBe(
      'Deichstraße 12, Hamburg'
    )
    expect(writePlace({})).toBe('')
  })
})
