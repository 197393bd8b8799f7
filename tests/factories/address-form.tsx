import type { ComponentProps } from 'react'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AddressForm } from '../../app/features/checkout/forms/address-form'
import type { Drafts } from '../../app/features/payment/forms/use-draft-form'
import { buildEnglishSite } from './app-config'
import { renderWithProviders } from './render-with-providers'

export const drafts = (): Drafts => new Map()

export const address = {
  salutation: 'MRS',
  firstName: 'Lina',
  lastName: 'Berg',
  address1: 'Domplatz 1',
  postalCode: '50667',
  city: 'Köln',
  countryCode: 'DE'
}

export const savedAddresses = [
  { ...address, addressId: 'home', isPreferred: true },
  { ...address, addressId: 'work', isPreferred: false, address1: 'Hafenstraße 21', city: 'Bonn' }
]

/** The button that saves the form. */
export const next = () => screen.getByRole('button', { name: 'Continue' })
export const field = (name: RegExp) => screen.getByRole('textbox', { name })

/** Checkout's form of an address, in English. */
export function renderAddressForm(
  change: Partial<ComponentProps<typeof AddressForm>> = {},
  site = buildEnglishSite()
) {
  const onSave = jest.fn(() => Promise.resolve())
  const view = renderWithProviders(
    <AddressForm
      shipping={undefined}
      billing={undefined}
      countries={[
        { code: 'DE', name: 'Germany', postalCodePattern: '^\\d{5}$' },
        { code: 'NL', name: 'Netherlands', postalCodePattern: '^\\d{4}\\s?[A-Z]{2}$' },
        { code: 'IE', name: 'Ireland' },
        { code: 'IT', name: 'Italy', isStateRequired: true, states: [{ code: 'RM', name: 'Roma' }] }
      ]}
      defaultCountry="DE"
      drafts={drafts()}
      onSave={onSave}
      {...change}
    />,
    { site }
  )
  return { onSave, view }
}

/** Types an address that the form takes. */
export async function fillAddress(postalCode = '50667') {
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Salutation/ }), 'MRS')
  await userEvent.type(field(/First name/), 'Lina')
  await userEvent.type(field(/Last name/), 'Berg')
  await userEvent.type(field(/Street/), 'Lindenweg 3')
  await userEvent.type(field(/Postal code/), postalCode)
  await userEvent.type(field(/City/), 'Köln')
}
