import { isSameAddress, stripAddress, toAddress, toAddressValues, type AddressValues } from './postal-address'

const COUNTRIES = [
  { code: 'DE', name: 'Germany' },
  { code: 'IT', name: 'Italy', states: [{ code: 'RM', name: 'Roma' }] }
]

const typed: AddressValues = {
  isPackstation: false,
  station: '',
  postNumber: '',
  salutation: 'MRS',
  firstName: ' Lina ',
  lastName: 'Berg',
  companyName: '',
  address1: 'Lindenweg 3',
  address2: '  ',
  postalCode: '50667',
  city: 'Köln',
  stateCode: '',
  countryCode: 'DE',
  phonePrefix: '49',
  phone: '0170 / 123 45',
  vatId: ''
}

it('saves trimmed values, without empty ones, the phone with its prefix', () => {
  expect(toAddress(typed, COUNTRIES)).toEqual({
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
  expect(toAddressValues(toAddress(typed, COUNTRIES), 'AT')).toMatchObject({
    firstName: 'Lina',
    phonePrefix: '49',
    phone: '(170) 123-45'
  })
})

it("strips the owner's bookkeeping and nothing else", () => {
  const kept = toAddress(typed, COUNTRIES)
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

it('distinguishes places, whatever the phone', () => {
  const one = toAddress(typed, COUNTRIES)
  expect(isSameAddress(one, { ...one, phone: undefined })).toBe(true)
  expect(isSameAddress(one, { ...one, city: 'Bonn' })).toBe(false)
  expect(isSameAddress(one, undefined)).toBe(false)
})

it('makes a Packstation of its number and the post number, in Germany, whatever street was typed before', () => {
  const locker = { ...typed, isPackstation: true, station: ' 123 ', postNumber: '12 345 678' }
  const saved = toAddress({ ...locker, countryCode: 'AT' }, COUNTRIES)
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

it('saves company, c/o, province and VAT number, and fills the form with them again', () => {
  const company = { companyName: ' Berg srl ', address2: 'c/o Rossi', vatId: 'it 1234567 8901' }
  const saved = toAddress({ ...typed, ...company, countryCode: 'IT', stateCode: 'RM' }, COUNTRIES)
  expect(saved).toMatchObject({
    companyName: 'Berg srl',
    address2: 'c/o Rossi',
    stateCode: 'RM',
    c_vatId: 'IT12345678901'
  })
  expect(toAddressValues(saved, 'DE')).toMatchObject({
    companyName: 'Berg srl',
    address2: 'c/o Rossi',
    stateCode: 'RM',
    vatId: 'IT12345678901'
  })
})

it('saves no province that was chosen for another country, and nothing of a company at a Packstation', () => {
  const italian = { ...typed, stateCode: 'RM', companyName: 'Berg srl', vatId: 'IT12345678901' }
  expect(toAddress(italian, COUNTRIES)).not.toHaveProperty('stateCode')
  const locker = toAddress(
    { ...italian, isPackstation: true, station: '123', postNumber: '12345678' },
    COUNTRIES
  )
  expect(locker).not.toHaveProperty('companyName')
  expect(locker).not.toHaveProperty('c_vatId')
})

it.each([{ companyName: 'Berg srl' }, { stateCode: 'MI' }, { c_vatId: 'IT12345678901' }])(
  'tells an address from the same one with %p',
  change => {
    const one = toAddress(typed, COUNTRIES)
    expect(isSameAddress(one, { ...one, ...change })).toBe(false)
  }
)
