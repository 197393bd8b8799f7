import {
  findStreetAddress,
  listAddressParts,
  suggestStreetAddresses,
  writeStreetAddress
} from './street-addresses'

const suggest = (input: string, country = 'DE') =>
  suggestStreetAddresses(input, [country]).map(writeStreetAddress)

it.each([
  ['Lindenallee 12 Hamb', 'DE', ['Lindenallee 12, 20095 Hamburg']],
  ['lindenallee, köln', 'DE', ['Lindenallee, 50667 Köln']],
  ['Bahnhofstrasse 3a Wien', 'AT', ['Bahnhofstraße 3a, 1010 Wien']],
  ['12 High Street Lon', 'GB', ['12 High Street, London W1F 9XX']],
  ['Via Roma 5 Mil', 'IT', ['Via Roma 5, 20121 Milano']],
  ['Nowhere', 'DE', []],
  ['Li', 'DE', []],
  ['Lindenallee', 'FR', []]
])('suggests addresses for "%s" in %s', (input, country, texts) => {
  expect(suggest(input, country)).toEqual(texts)
})

it('suggests five at most', () => expect(suggest('Lindenallee')).toHaveLength(5))

it('names the parts of an address that it has suggested, and no other', () => {
  const [suggested] = suggestStreetAddresses('Via Roma 5 Mil', ['IT'])
  const address = findStreetAddress(suggested!.id)
  expect(listAddressParts(address!).map(({ types: [type], shortText }) => `${type} ${shortText}`)).toEqual([
    'street_number 5',
    'route Via Roma',
    'locality Milano',
    'administrative_area_level_2 MI',
    'country IT',
    'postal_code 20121'
  ])
  expect(findStreetAddress('IT-20121/Via Nuova/5')).toBeUndefined()
  expect(findStreetAddress('IT-20121/Via Roma/<script>')).toBeUndefined()
  expect(findStreetAddress('IT-20121')).toBeUndefined()
})
