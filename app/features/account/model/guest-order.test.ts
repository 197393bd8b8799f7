import { address } from '../../../../tests/factories/address'
import { findMissingPerson, listNewAddresses } from './guest-order'

const ida = { ...address, salutation: 'MRS', firstName: 'Ida', lastName: 'Moor' }

it.each([
  ['nothing', { lastName: '-' }, { salutation: 'MRS', firstName: 'Ida', lastName: 'Moor' }],
  ['a name', { firstName: 'Eve', lastName: 'Berg' }, { salutation: 'MRS' }],
  ['everything', { salutation: 'MR', firstName: 'Tom', lastName: 'Berg' }, {}]
])('an order completes an account that knows %s of its customer', (_, customer, missing) => {
  expect(findMissingPerson(customer, ida)).toEqual(missing)
})

it('an order without a bill completes nothing', () => expect(findMissingPerson({})).toEqual({}))

it('lists an order’s addresses once, without those of the address book', () => {
  const parcel = { ...ida, address1: 'Hafenstraße 3' }
  const both = { billingAddress: ida, shippingAddress: parcel }
  expect(listNewAddresses(both, [])).toEqual([ida, parcel])
  expect(listNewAddresses({ ...both, shippingAddress: { ...ida } }, [])).toEqual([ida])
  expect(listNewAddresses(both, [{ ...ida, city: ` ${ida.city.toUpperCase()}` }])).toEqual([parcel])
  expect(listNewAddresses({}, [])).toEqual([])
})
