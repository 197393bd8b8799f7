import { screen } from '@testing-library/react'
import { renderWithProviders } from '../../../../tests/factories/render-with-providers'
import type { PostalAddress } from '../model/postal-address'
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
  return [...screen.getByRole('group').childNodes].map(node =>
    node.nodeName === 'BR' ? '\n' : node.textContent
  )
}

it('shows the phone of an address formatted, in a line of its own', () => {
  expect(show({ phone: '+49-1701234567' }).join('')).toBe(
    'Ida Berg\nLindenweg 3\n20095 Hamburg\nGermany\n+49 (170) 123-4567'
  )
})

it('has no line for what an address lacks', () => {
  expect(show({}).join('')).toBe('Ida Berg\nLindenweg 3\n20095 Hamburg\nGermany')
})
