import type { PostalAddress } from '../../person-fields/postal-address'
import type { Country } from '../postal-address/countries-query'
import { buildAddressDraft, findAddressProblem } from './payer-address'

const COUNTRIES: Country[] = [
  { code: 'DE', name: 'Deutschland', postalCodePattern: '^\\d{5}$' },
  { code: 'IT', name: 'Italien', states: [{ code: 'RM', name: 'Roma' }], isStateRequired: true }
]
const HOME: PostalAddress = {
  firstName: 'Lina',
  lastName: 'Berg',
  address1: 'Deichstraße 12',
  postalCode: '20459',
  city: 'Hamburg',
  countryCode: 'DE'
}

it.each<[string, Partial<PostalAddress>, string | undefined]>([
  ['a complete one', {}, undefined],
  ['one of a country without delivery', { countryCode: 'CH' }, 'notDelivered'],
  ['one with a postal code of another form', { postalCode: '2045' }, 'unclear'],
  ['one without a street', { address1: ' ' }, 'unclear'],
  ['one without a first name', { firstName: '' }, 'unclear'],
  ['one with digits in the name', { lastName: 'Berg 2' }, 'unclear'],
  ['one without a province where it is needed', { countryCode: 'IT' }, 'unclear'],
  ['one with its province', { countryCode: 'IT', stateCode: 'RM' }, undefined]
])('checks a payer’s address as a typed one: %s', (_which, change, problem) =>
  expect(findAddressProblem({ ...HOME, ...change }, COUNTRIES)).toBe(problem)
)

it('begins the form with the person only where the country is not delivered to', () => {
  const abroad = { ...HOME, countryCode: 'CH', postalCode: '8001' }
  expect(buildAddressDraft(abroad, 'notDelivered', 'DE')).toMatchObject({
    firstName: 'Lina',
    address1: '',
    postalCode: '',
    countryCode: 'DE'
  })
  expect(buildAddressDraft(HOME, 'unclear', 'AT')).toEqual(HOME)
})
