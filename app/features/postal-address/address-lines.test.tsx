import { screen } from '@testing-library/react'
import { renderWithProviders } from '../../../tests/factories/render-with-providers'
import type { PostalAddress } from '../../person-fields/postal-address'
import { AddressLines } from './address-lines'

const ADDRESS: PostalAddress = {
  firstName: 'Ida',
  lastName: 'Berg',
  address1: 'Lindenweg 3',
  postalCode: '20095',
  city: 'Hamburg',
  countryCode: 'DE'
}
function show(change: Partial<PostalAddress>) {
  renderWithProviders(<AddressLines address={{ ...ADDRESS, ...change }} countryName="Germany" />)
  return [...screen.getByRole('group').children].map(line => line.textContent)
}

it('shows company, c/o, province, phone and VAT number of an address, each where a parcel label has it', () => {
  const company = { companyName: 'Berg srl', address2: 'c/o Rossi', stateCode: 'RM' }
  expect(show({ ...company, phone: '+49-1701234567', c_vatId: 'IT12345678901' })).toEqual([
    'Ida Berg',
    'Berg srl',
    'Lindenweg 3',
    'c/o Rossi',
    '20095 Hamburg RM',
    'Germany',
    '+49 (170) 123-4567',
    'VAT ID: IT12345678901'
  ])
})

it('has no line for what an address lacks', () => {
  expect(show({})).toEqual(['Ida Berg', 'Lindenweg 3', '20095 Hamburg', 'Germany'])
})

it('labels the second line of a Packstation', () => {
  expect(show({ address1: 'Packstation 145', address2: '80514321' })).toContain('Post number 80514321')
})
