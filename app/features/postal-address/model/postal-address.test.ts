import { isSameAddress, stripAddress, toAddress, toAddressValues, type AddressValues } from './postal-address'

const typed: AddressValues = {
  isPackstation: false,
  station: '',
  postNumber: '',
  salutation: 'MRS',
  firstName: ' Lina ',
  lastName: 'Berg',
  address1: 'Lindenweg 3',
  address2: '  ',
  postalCode: '50667',
  city: 'Köln',
  countryCode: 'DE',
  phonePrefix: '49',
  phone: '0170 / 123 45'
}

it('saves what was typed trimmed, without what is empty, the phone with its prefix', () => {
  expect(toAddress(typed)).toEqual({
    salutation: 'MRS',
    firstName: 'Lina',
    lastName: 'Berg',
    address1: 'Lindenweg 3',
    postalCode: '50667',
    city: 'Köln',
    countryCode: 'DE',
    phone: '+49-17012345'
  })
})

it('fills the form with the saved address again', () => {
  expect(toAddressValues(toAddress(typed), 'AT')).toMatchObject({
    firstName: 'Lina',
    phonePrefix: '49',
    phone: '(170) 123-45'
  })
})

it("strips the owner's bookkeeping and nothing else", () => {
  const kept = toAddress(typed)
  const book = {
    id: '1',
    addressId: '2',
    addressName: 'home',
    preferred: true,
    creationDate: '',
    lastModified: '',
    useAsBilling: true
  }
  expect(stripAddress({ ...kept, ...book })).toEqual(kept)
})

it('tells another place from the same one, whatever the phone', () => {
  const one = toAddress(typed)
  expect(isSameAddress(one, { ...one, phone: undefined })).toBe(true)
  expect(isSameAddress(one, { ...one, city: 'Bonn' })).toBe(false)
  expect(isSameAddress(one, undefined)).toBe(false)
})

it('makes a Packstation of its number and the post number, in Germany, whatever street was typed before', () => {
  const locker = { ...typed, isPackstation: true, station: ' 123 ', postNumber: '12 345 678' }
  const saved = toAddress({ ...locker, countryCode: 'AT' })
  expect(saved).toMatchObject({ address1: 'Packstation 123', address2: '12345678', countryCode: 'DE' })
  expect(saved).not.toHaveProperty('station')
  expect(toAddressValues(saved, 'AT')).toMatchObject({
    isPackstation: true,
    station: '123',
    postNumber: '12345678',
    address1: '',
    address2: ''
  })
})
