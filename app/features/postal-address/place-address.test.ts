import { lacksHouseNumber, readPlaceAddress, readTypedPackstation } from './place-address'

const part = (type: string, longText: string, shortText = longText) => ({
  types: [type],
  longText,
  shortText
})
const place = (country: string, ...parts: ReturnType<typeof part>[]) => [
  ...parts,
  part('country', 'somewhere', country)
]

it.each([
  ['DE', 'Lindenallee 12'],
  ['AT', 'Lindenallee 12'],
  ['IT', 'Lindenallee 12'],
  ['NL', 'Lindenallee 12'],
  ['GB', '12 Lindenallee'],
  ['FR', '12 Lindenallee']
])('writes the house number in the order of %s', (country, address1) => {
  const parts = place(country, part('street_number', '12'), part('route', 'Lindenallee'))
  expect(readPlaceAddress(parts)).toMatchObject({ address1, hasHouseNumber: true, countryCode: country })
})

it('takes postal code, town and province', () => {
  const italian = place(
    'IT',
    part('route', 'Via Roma'),
    part('postal_code', '20121'),
    part('locality', 'Milano'),
    part('administrative_area_level_2', 'Città Metropolitana di Milano', 'MI')
  )
  expect(readPlaceAddress(italian)).toEqual({
    address1: 'Via Roma',
    hasHouseNumber: false,
    postalCode: '20121',
    city: 'Milano',
    stateCode: 'MI',
    countryCode: 'IT'
  })
  const british = place('GB', part('locality', 'Soho'), part('postal_town', 'London'))
  expect(readPlaceAddress(british).city).toBe('London')
})

it('has nothing of a place without parts', () => {
  expect(readPlaceAddress([])).toMatchObject({
    address1: '',
    postalCode: '',
    city: '',
    hasHouseNumber: false
  })
})

it.each([
  ['Lindenallee', true],
  ['Lindenallee 12', false],
  ['12 High Street', false],
  ['', false]
])('a house number is missing in "%s": %s', (street, isMissing) => {
  expect(lacksHouseNumber(street)).toBe(isMissing)
})

it.each([
  ['Packstation 123', { station: '123' }],
  ['packstation 123, 12345678', { station: '123', postNumber: '12345678' }],
  [' PACKSTATION Nr. 123 ', { station: '123' }],
  ['Packstation 12', undefined],
  ['Packstation 1234', undefined],
  ['An der Packstation 123', undefined],
  ['Postfiliale 512', undefined]
])('recognises a locker in "%s"', (street, locker) => {
  expect(readTypedPackstation(street)).toEqual(locker)
})
