import { mapDeviceAddress } from './wallet-payer'

const HOME = {
  country: 'de',
  postalCode: '20459',
  city: 'Hamburg',
  addressLine: ['Deichstraße 12', 'Hinterhaus'],
  recipient: 'Lina Maria Berg'
}

it('maps a device’s address; the last word of a name is the last name', () =>
  expect(mapDeviceAddress(HOME, { payerPhone: '+49 40 123456' })).toEqual({
    firstName: 'Lina Maria',
    lastName: 'Berg',
    address1: 'Deichstraße 12',
    address2: 'Hinterhaus',
    postalCode: '20459',
    city: 'Hamburg',
    countryCode: 'DE',
    phone: '+49 40 123456'
  }))

it('takes the payer’s name where the address has none', () =>
  expect(mapDeviceAddress({ ...HOME, recipient: '' }, { payerName: 'Ida Berg' })).toMatchObject({
    firstName: 'Ida',
    lastName: 'Berg'
  }))
