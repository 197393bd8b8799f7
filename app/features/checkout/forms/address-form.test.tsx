import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  address,
  field,
  fillAddress,
  next,
  renderAddressForm
} from '../../../../tests/factories/address-form'
import { buildEnglishSite } from '../../../../tests/factories/app-config'
import { PlatformError } from '../../../platform/http/platform-error'

const NO_BOOK = {
  shippingId: '',
  billingId: '',
  isShippingToBeKept: false,
  isBillingToBeKept: false,
  isShippingConfirmed: false
}

function askingForVatId() {
  const { site, ...rest } = buildEnglishSite()
  return { ...rest, site: { ...site, asksForVatId: true } }
}

it('names every missing part of an address and takes the focus there', async () => {
  const { onSave } = renderAddressForm()
  await userEvent.click(next())
  const summary = screen.getByRole('alert')
  await waitFor(() => expect(summary).toHaveFocus())
  expect(within(summary).getByText('6 fields need your attention')).toBeVisible()
  expect(
    within(summary)
      .getAllByRole('button')
      .map(button => button.textContent)
  ).toEqual([
    'Please select your salutation.',
    'Please enter your first name.',
    'Please enter your last name.',
    'Please enter your street and number.',
    'Please enter your postal code.',
    'Please enter your city.'
  ])
  await userEvent.click(within(summary).getByRole('button', { name: 'Please enter your city.' }))
  expect(field(/City/)).toHaveFocus()
  expect(onSave).not.toHaveBeenCalled()
})

it('refuses names with characters that no name has', async () => {
  renderAddressForm()
  await userEvent.type(field(/First name/), 'L1na')
  await userEvent.click(next())
  expect(field(/First name/)).toHaveAccessibleDescription('Field contains invalid characters')
})

it('refuses what is no phone number, with the words of the profile', async () => {
  const { onSave } = renderAddressForm()
  await fillAddress('50667')
  await userEvent.type(field(/^Phone/), 'none')
  await userEvent.click(next())
  expect(field(/^Phone/)).toHaveAccessibleDescription(/Please enter a phone number\./)
  expect(onSave).not.toHaveBeenCalled()
})

it.each([
  ['DE', '5066', false],
  ['NL', '1012 ab', true],
  ['IE', 'D02 X285', true]
])('checks a postal code of %s by its own rule: %s', async (country, postalCode, valid) => {
  const { onSave } = renderAddressForm()
  await fillAddress(postalCode)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), country)
  await userEvent.click(next())
  expect(onSave).toHaveBeenCalledTimes(valid ? 1 : 0)
})

it('lists countries in the alphabet of the reader', () => {
  renderAddressForm()
  const country = screen.getByRole('combobox', { name: 'Country' })
  const names = within(country)
    .getAllByRole('option')
    .map(({ textContent }) => textContent ?? '')
  expect(names.length).toBeGreaterThan(3)
  expect(names).toEqual([...names].sort())
})

it('has a province field only for countries with provinces', async () => {
  const { onSave } = renderAddressForm()
  const province = () => screen.queryByRole('combobox', { name: /Province/ })
  await fillAddress('00184')
  expect(province()).not.toBeInTheDocument()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'IT')
  await userEvent.click(next())
  expect(province()).toHaveAccessibleDescription('Please choose your province or state.')
  // A field that a choice brings along follows it.
  const country = screen.getByRole('combobox', { name: 'Country' })
  expect(country.compareDocumentPosition(province()!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(onSave).not.toHaveBeenCalled()
  await userEvent.selectOptions(province()!, 'Roma (RM)')
  await userEvent.click(next())
  expect(onSave).toHaveBeenCalledWith(
    expect.objectContaining({
      shipping: expect.objectContaining({ countryCode: 'IT', stateCode: 'RM' }) as unknown
    })
  )
})

it('has a VAT number for the billing address where the merchant requires it', async () => {
  const { onSave } = renderAddressForm({}, askingForVatId())
  await fillAddress()
  await userEvent.type(field(/^Company/), 'Berg GmbH')
  await userEvent.type(field(/VAT ID/), 'DE1')
  await userEvent.click(next())
  expect(field(/VAT ID/)).toHaveAccessibleDescription(/This is not a VAT ID. Please check it.$/)
  await userEvent.clear(field(/VAT ID/))
  await userEvent.type(field(/VAT ID/), 'de 123 456 789')
  await userEvent.click(next())
  expect(onSave).toHaveBeenLastCalledWith(
    expect.objectContaining({
      shipping: expect.objectContaining({ companyName: 'Berg GmbH', c_vatId: 'DE123456789' }) as unknown
    })
  )
  await userEvent.click(screen.getByRole('checkbox', { name: 'Use as billing address' }))
  expect(screen.getAllByRole('textbox', { name: /VAT ID/ })).toHaveLength(1)
})

it('has no VAT number otherwise', () => {
  renderAddressForm()
  expect(screen.queryByRole('textbox', { name: /VAT ID/ })).not.toBeInTheDocument()
})

it('has one address for orders without delivery, and uses it as both', async () => {
  const apart = { shipping: { ...address, address1: 'Lindenweg 3' }, billing: address }
  const { onSave } = renderAddressForm({ isBillingOnly: true, ...apart })
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  expect(screen.queryByText('Billing address')).not.toBeInTheDocument()
  await userEvent.click(next())
  expect(onSave).toHaveBeenCalledWith({
    shipping: expect.objectContaining({ address1: 'Lindenweg 3' }) as unknown,
    billing: undefined,
    ...NO_BOOK
  })
})

it('uses the shipping address for billing by default', async () => {
  const { onSave } = renderAddressForm()
  await fillAddress()
  await userEvent.click(next())
  expect(onSave).toHaveBeenCalledWith({
    shipping: expect.objectContaining({ city: 'Köln' }) as object,
    billing: undefined,
    ...NO_BOOK
  })
})

it('begins with the name of a customer who has no address yet', async () => {
  const person = { salutation: 'MR', firstName: 'Tom', lastName: 'Moor', phone: '+43-6641234567' }
  renderAddressForm({ person })
  expect(screen.getByRole('combobox', { name: /Salutation/ })).toHaveValue('MR')
  expect(field(/First name/)).toHaveValue('Tom')
  expect(field(/Last name/)).toHaveValue('Moor')
  expect(field(/Phone/)).toHaveValue('(664) 123-4567')
  expect(screen.getByRole('combobox', { name: /^Country code/ })).toHaveValue('43')
  expect(screen.getByRole('combobox', { name: 'Country' })).toHaveValue('DE')
  expect(field(/Street/)).toHaveValue('')
})

it('has a billing address on request', async () => {
  const { onSave } = renderAddressForm()
  await fillAddress()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Use as billing address' }))
  await userEvent.click(next())
  const billing = within(screen.getByRole('group', { name: 'Billing address' }))
  expect(billing.getByText('Please enter your last name.')).toBeVisible()
  expect(onSave).not.toHaveBeenCalled()
})

it('marks the field that the platform refuses', async () => {
  const refusal = new PlatformError({
    kind: 'fault',
    operation: 'updateShippingAddressForShipment',
    status: 400,
    type: 'invalid-field',
    data: { field: 'postalCode' }
  })
  renderAddressForm({ onSave: () => Promise.reject(refusal) })
  await fillAddress()
  await userEvent.click(next())
  expect(field(/Postal code/)).toHaveAccessibleDescription('This entry was not accepted. Please check it.')
})
