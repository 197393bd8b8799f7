import { listDoubtedFields } from './doubted-address'

const address = {
  address1: 'Lindenallee 12',
  postalCode: '20095',
  city: 'Hamburg',
  countryCode: 'DE',
  custom: {}
}

it.each([
  ['nothing', {}, []],
  ['a part of the town', { city: 'Hamburg-Altstadt' }, []],
  ['a town that it does not know', { city: 'Altona' }, []],
  ['a street without a number', { address1: 'Lindenallee' }, ['address1']],
  ['the postal code of another town', { city: 'München' }, ['postalCode', 'city']],
  ['a code that it does not know', { postalCode: '20096', city: 'München' }, []],
  [
    'a street abroad without a number',
    { address1: 'Piazza Navona', countryCode: 'IT', postalCode: '00186', city: 'Roma' },
    []
  ],
  ['a Packstation', { address1: 'Packstation 123' }, []]
])('doubts of an address with %s the right fields', (_what, change, fields) => {
  expect(listDoubtedFields({ ...address, ...change })).toEqual(fields)
})
