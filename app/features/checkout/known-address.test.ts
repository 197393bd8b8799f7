import { findAddressToSave, sortAddresses } from './known-address'

const address = {
  firstName: 'Ida',
  lastName: 'Berg',
  address1: 'Lindenweg 3',
  postalCode: '20095',
  city: 'Hamburg',
  countryCode: 'DE'
}
const home = { ...address, addressId: 'home', isPreferred: false }
const work = { ...address, addressId: 'work', isPreferred: true, address1: 'Hafenstraße 21' }

it('the preferred address comes first', () => {
  expect(sortAddresses([home, work]).map(({ addressId }) => addressId)).toEqual(['work', 'home'])
})

it.each([
  ['that is in the address book already', address, '', undefined],
  ['that is there under another id than the chosen one', address, 'work', undefined],
  ['that nobody has saved', { ...address, city: 'Bonn' }, '', { ...address, city: 'Bonn' }],
  [
    'that was chosen and changed',
    { ...address, city: 'Bonn' },
    'home',
    { ...address, city: 'Bonn', addressId: 'home' }
  ],
  [
    'whose phone alone is new',
    { ...address, phone: '+49-40123' },
    'home',
    { ...address, phone: '+49-40123', addressId: 'home' }
  ],
  ['that was removed meanwhile', { ...address, city: 'Bonn' }, 'gone', { ...address, city: 'Bonn' }]
])('the address book gets an address %s', (_which, used, chosen, expected) => {
  const sent = { address: used, chosenId: chosen, isToBeKept: true }
  expect(findAddressToSave(sent, [home, work])).toEqual(expected)
})

it('the address book stays as it is when a chosen address was changed for one order', () => {
  const once = { chosenId: 'home', isToBeKept: false }
  expect(findAddressToSave({ ...once, address: { ...address, city: 'Bonn' } }, [home, work])).toBeUndefined()
  const another = { address: { ...address, city: 'Bonn' }, chosenId: '', isToBeKept: false }
  expect(findAddressToSave(another, [home, work])).toEqual(another.address)
})
