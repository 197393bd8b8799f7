import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { buildEnglishSite } from '../../../../tests/factories/app-config'
import { renderWithProviders } from '../../../../tests/factories/render-with-providers'
import { PlatformError } from '../../../platform/http/platform-error'
import { AddressForm, type AddressFormProps } from './address-form'
import { keepAddressDraft } from './address-form-values'
import { EmailForm } from './email-form'
import { PaymentMethodForm } from '../../payment/forms/payment-method-form'
import { ShippingMethodForm } from './shipping-method-form'
import type { Drafts } from '../../payment/forms/use-draft-form'

const drafts = (): Drafts => new Map()
const address = {
  salutation: 'MRS',
  firstName: 'Lina',
  lastName: 'Berg',
  address1: 'Domplatz 1',
  postalCode: '50667',
  city: 'Köln',
  countryCode: 'DE'
}
const next = () => screen.getByRole('button', { name: 'Continue' })
const field = (name: RegExp) => screen.getByRole('textbox', { name })

it.each([
  ['', 'Please enter your email address.'],
  ['lina@', 'Please enter valid email address.']
])('answers the e-mail address "%s" with "%s"', async (typed, message) => {
  const onSave = jest.fn()
  renderWithProviders(<EmailForm email={undefined} drafts={drafts()} onSave={onSave} />)
  if (typed) await userEvent.type(field(/Email/), typed)
  await userEvent.click(next())
  expect(field(/Email/)).toHaveAccessibleDescription(expect.stringContaining(message) as unknown as string)
  expect(onSave).not.toHaveBeenCalled()
})

it('saves a valid e-mail address without the spaces around it', async () => {
  const onSave = jest.fn(() => Promise.resolve())
  renderWithProviders(<EmailForm email={undefined} drafts={drafts()} onSave={onSave} />)
  await userEvent.type(field(/Email/), 'lina@example.com')
  await userEvent.click(next())
  expect(onSave).toHaveBeenCalledWith('lina@example.com')
})

it('keeps what was typed when the step closes and opens again', async () => {
  const kept = drafts()
  const form = <EmailForm email={undefined} drafts={kept} onSave={jest.fn()} />
  const { unmount } = renderWithProviders(form)
  await userEvent.type(field(/Email/), 'lina@exa')
  unmount()
  renderWithProviders(form)
  expect(field(/Email/)).toHaveValue('lina@exa')
})

function renderAddressForm(change: Partial<AddressFormProps> = {}, site = buildEnglishSite()) {
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

const NO_BOOK = { shippingId: '', billingId: '', isShippingToBeKept: false, isBillingToBeKept: false }

function askingForVatId() {
  const { site, ...rest } = buildEnglishSite()
  return { ...rest, site: { ...site, asksForVatId: true } }
}

async function fillAddress(postalCode = '50667') {
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Salutation/ }), 'MRS')
  await userEvent.type(field(/First name/), 'Lina')
  await userEvent.type(field(/Last name/), 'Berg')
  await userEvent.type(field(/Street/), 'Lindenweg 3')
  await userEvent.type(field(/Postal code/), postalCode)
  await userEvent.type(field(/City/), 'Köln')
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

it('asks for the province where the country has some, and only there', async () => {
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

it('asks for a VAT number where the merchant wants it, of the address that is billed', async () => {
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

it('asks for no VAT number where the merchant does not', () => {
  renderAddressForm()
  expect(screen.queryByRole('textbox', { name: /VAT ID/ })).not.toBeInTheDocument()
})

it('asks for one address where nothing is sent, and uses it as both', async () => {
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

it('uses the address for the bill unless told otherwise', async () => {
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

it('keeps the address of a guest who logs in, and the address book is there to choose from', () => {
  const kept = drafts()
  keepAddressDraft(kept, {
    shippingAddress: { ...address, address1: 'Lindenweg 3', phone: '+49-1701234567' }
  })
  renderAddressForm({ drafts: kept, saved: savedAddresses })
  expect(field(/Street/)).toHaveValue('Lindenweg 3')
  expect(field(/Phone/)).toHaveValue('(170) 123-4567')
  expect(screen.getByRole('combobox', { name: 'Saved address' })).toHaveDisplayValue('Another address')
})

it('keeps what a guest has typed rather than what the basket had', () => {
  const kept = drafts()
  keepAddressDraft(kept, { shippingAddress: { ...address, city: 'Bonn' } })
  const typed = kept.get('address')
  keepAddressDraft(kept, { shippingAddress: address })
  expect(kept.get('address')).toBe(typed)
})

it('fills in the address book of a customer after a form that nobody has filled in', async () => {
  const kept = drafts()
  const { unmount } = renderAddressForm({ drafts: kept }).view
  unmount()
  renderAddressForm({ drafts: kept, saved: savedAddresses })
  expect(field(/Street/)).toHaveValue('Domplatz 1')
})

describe('a saved address that is changed for an order', () => {
  const question = () => screen.queryByRole('checkbox', { name: 'Change it in my address book, too' })

  it('asks whether the address book changes as well, which it does not by itself', async () => {
    const { onSave } = renderAddressForm({ saved: savedAddresses })
    expect(question()).not.toBeInTheDocument()
    await userEvent.clear(field(/Street/))
    await userEvent.type(field(/Street/), 'Domplatz 2')
    expect(question()).not.toBeChecked()
    await userEvent.click(next())
    expect(onSave).toHaveBeenLastCalledWith(
      expect.objectContaining({ shippingId: 'home', isShippingToBeKept: false })
    )
    await userEvent.click(question()!)
    await userEvent.click(next())
    expect(onSave).toHaveBeenLastCalledWith(
      expect.objectContaining({ shippingId: 'home', isShippingToBeKept: true })
    )
  })

  it('asks nothing of one that is chosen as it is, and of a new one', async () => {
    renderAddressForm({ saved: savedAddresses })
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Saved address' }), 'work')
    expect(question()).not.toBeInTheDocument()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Saved address' }), 'Another address')
    await fillAddress()
    expect(question()).not.toBeInTheDocument()
  })
})

const savedAddresses = [
  { ...address, addressId: 'home', isPreferred: true },
  { ...address, addressId: 'work', isPreferred: false, address1: 'Hafenstraße 21', city: 'Bonn' }
]

it('fills in the preferred address of a customer, and another one on request', async () => {
  const { onSave } = renderAddressForm({ saved: savedAddresses })
  const book = screen.getByRole('combobox', { name: 'Saved address' })
  expect(book).toHaveValue('home')
  expect(field(/Street/)).toHaveValue('Domplatz 1')
  await userEvent.selectOptions(book, 'work')
  expect(field(/Street/)).toHaveValue('Hafenstraße 21')
  await userEvent.click(next())
  expect(onSave).toHaveBeenCalledWith(
    expect.objectContaining({
      shipping: expect.objectContaining({ city: 'Bonn' }) as unknown,
      shippingId: 'work'
    })
  )
})

it('empties the fields for an address that is not saved yet', async () => {
  renderAddressForm({ saved: savedAddresses })
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Saved address' }), 'Another address')
  expect(field(/Street/)).toHaveValue('')
})

it('shows no address book to a guest', () => {
  renderAddressForm()
  expect(screen.queryByRole('combobox', { name: 'Saved address' })).not.toBeInTheDocument()
})

it('asks for a billing address when it is another one', async () => {
  const { onSave } = renderAddressForm()
  await fillAddress()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Use as billing address' }))
  await userEvent.click(next())
  const billing = within(screen.getByRole('group', { name: 'Billing address' }))
  expect(billing.getByText('Please enter your last name.')).toBeVisible()
  expect(onSave).not.toHaveBeenCalled()
})

describe('delivery to a Packstation', () => {
  const choose = () => userEvent.click(screen.getByRole('checkbox', { name: /Packstation/ }))

  it('asks for its number and the post number, and bills the street that was typed', async () => {
    const { onSave } = renderAddressForm()
    await fillAddress()
    await choose()
    expect(screen.queryByRole('checkbox', { name: 'Use as billing address' })).not.toBeInTheDocument()
    const billing = within(screen.getByRole('group', { name: 'Billing address' }))
    expect(billing.getByRole('textbox', { name: /Street/ })).toHaveValue('Lindenweg 3')
    await userEvent.type(field(/Number of the Packstation/), '123')
    await userEvent.type(field(/Post number/), '12 345 678')
    await userEvent.click(next())
    expect(onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        shipping: expect.objectContaining({
          address1: 'Packstation 123',
          address2: '12345678',
          countryCode: 'DE'
        }) as unknown,
        billing: expect.objectContaining({ address1: 'Lindenweg 3' }) as unknown
      })
    )
  })

  it('answers numbers that are none', async () => {
    const { onSave } = renderAddressForm()
    await fillAddress()
    await choose()
    await userEvent.type(field(/Number of the Packstation/), '12')
    await userEvent.type(field(/Post number/), 'Hinterhaus')
    await userEvent.click(next())
    const summary = within(screen.getByRole('alert'))
    expect(summary.getByText('Please enter the three digits of the Packstation.')).toBeVisible()
    expect(summary.getByText('Please enter your post number, 6 to 10 digits.')).toBeVisible()
    expect(onSave).not.toHaveBeenCalled()
  })

  it('keeps the street for whoever changes their mind', async () => {
    const { onSave } = renderAddressForm()
    await fillAddress()
    await choose()
    await choose()
    expect(field(/Street/)).toHaveValue('Lindenweg 3')
    await userEvent.click(next())
    expect(onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        shipping: expect.objectContaining({ address1: 'Lindenweg 3' }) as unknown,
        billing: undefined
      })
    )
  })

  it('shows a saved one again, which is none to send the bill to', async () => {
    const locker = {
      ...address,
      address1: 'Packstation 123',
      address2: '12345678',
      addressId: 'locker',
      isPreferred: true
    }
    renderAddressForm({ saved: [locker, ...savedAddresses.slice(1)] })
    expect(field(/Number of the Packstation/)).toHaveValue('123')
    const billing = within(screen.getByRole('group', { name: 'Billing address' }))
    const book = within(billing.getByRole('combobox', { name: 'Saved address' }))
    expect(book.queryByRole('option', { name: /Packstation/ })).not.toBeInTheDocument()
    expect(book.getByRole('option', { name: /Hafenstraße/ })).toBeInTheDocument()
  })

  it('is offered where Germany is delivered to, and where parcels are sent', () => {
    renderAddressForm({ countries: [{ code: 'NL', name: 'Netherlands' }], defaultCountry: 'NL' })
    expect(screen.queryByRole('checkbox', { name: /Packstation/ })).not.toBeInTheDocument()
    renderAddressForm({ isBillingOnly: true })
    expect(screen.queryByRole('checkbox', { name: /Packstation/ })).not.toBeInTheDocument()
  })

  it('marks the post number when the platform refuses it', async () => {
    const refusal = new PlatformError({
      kind: 'fault',
      operation: 'updateShippingAddressForShipment',
      status: 400,
      type: 'invalid-field',
      data: { field: 'address2' }
    })
    renderAddressForm({ onSave: () => Promise.reject(refusal) })
    await fillAddress()
    await choose()
    await userEvent.type(field(/Number of the Packstation/), '123')
    await userEvent.type(field(/Post number/), '12345678')
    await userEvent.click(next())
    expect(await screen.findByRole('textbox', { name: /Post number/ })).toBeInvalid()
  })
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

const methods = [
  { id: 'UNZER_INVOICE', title: 'Invoice' },
  { id: 'CREDIT_CARD', title: 'Credit card' }
]
const renderPayment = (given = methods) => {
  const onSave = jest.fn(() => Promise.resolve())
  const now = () => new Date(2026, 10, 21)
  renderWithProviders(
    <PaymentMethodForm methods={given} drafts={drafts()} submitLabel="Continue" now={now} onSave={onSave} />
  )
  return onSave
}

it('offers only the ways to pay that the shop can take', () => {
  renderPayment()
  expect(screen.getAllByRole('radio')).toHaveLength(1)
  expect(screen.getByRole('radio', { name: /Invoice/ })).toBeChecked()
})

it.each([
  ['', 'Please enter your date of birth.'],
  ['1990', 'Please enter a date as dd.mm.yyyy.'],
  ['22.11.2008', 'Minimum age 18 years'],
  ['31.12.1899', 'Minimum age 18 years']
])('answers the birthday "%s" with "%s"', async (typed, message) => {
  const onSave = renderPayment()
  if (typed) await userEvent.type(field(/Date of birth/), typed)
  await userEvent.click(next())
  expect(field(/Date of birth/)).toHaveAccessibleDescription(
    expect.stringContaining(message) as unknown as string
  )
  expect(onSave).not.toHaveBeenCalled()
})

it.each(['21.11.2008', '21112008', '2008-11-21'])('hands the birthday %s on as yyyy/mm/dd', async typed => {
  const onSave = renderPayment()
  await userEvent.type(field(/Date of birth/), typed)
  await userEvent.click(next())
  expect(onSave).toHaveBeenCalledWith('UNZER_INVOICE', { birthday: '2008/11/21' })
})

const debit = [{ id: 'UNZER_DIRECT_DEBIT_SECURED', title: 'Direct debit' }]

async function fillDebit(iban: string) {
  await userEvent.type(field(/Account holder/), 'Ida Berg')
  await userEvent.type(field(/IBAN/), iban)
  await userEvent.type(field(/Date of birth/), '31.01.1990')
}

it('prints an IBAN in groups, and hands it on without', async () => {
  const onSave = renderPayment(debit)
  await fillDebit('de89370400440532013000')
  expect(field(/IBAN/)).toHaveValue('DE89 3704 0044 0532 0130 00')
  await userEvent.click(screen.getByRole('checkbox', { name: /SEPA direct debit/ }))
  await userEvent.click(next())
  await waitFor(() =>
    expect(onSave).toHaveBeenCalledWith('UNZER_DIRECT_DEBIT_SECURED', {
      birthday: '1990/01/31',
      holder: 'Ida Berg',
      iban: 'DE89370400440532013000'
    })
  )
})

it('asks for the mandate, and for an IBAN that can be one', async () => {
  const onSave = renderPayment(debit)
  await fillDebit('DE88370400440532013000')
  await userEvent.click(next())
  expect((await screen.findAllByText('Please confirm the direct debit mandate.'))[0]).toBeVisible()
  expect(field(/IBAN/)).toHaveAccessibleDescription('This is not a valid IBAN. Please check it.')
  expect(onSave).not.toHaveBeenCalled()
})

it('says so when there is no way to pay', () => {
  renderPayment([{ id: 'CREDIT_CARD', title: 'Credit card' }])
  expect(screen.getByRole('status')).toHaveTextContent(
    'There is no payment method for this order at the moment.'
  )
})

it('says so when nothing is delivered to the address', () => {
  renderWithProviders(
    <ShippingMethodForm methods={[]} chosenId={undefined} drafts={drafts()} onSave={jest.fn()} />
  )
  expect(screen.getByRole('status')).toHaveTextContent('Nothing is delivered to this address')
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
