import { fireEvent, screen, within } from '@testing-library/react'
import { renderWithProviders } from '../../../../tests/factories/render-with-providers'
import { ALL_CONSENTS, saveConsents } from '../../../visit/consent/consent'
import { loadPageWords } from '../../../intl/page-words'
import { PlatformError } from '../../../platform/http/platform-error'
import type { Platform } from '../../../platform/platform'
import type { SavedAddress } from '../model/customer'
import { AddressBook } from './address-book'

beforeAll(() => loadPageWords('personal', 'en-DE'))

const home: SavedAddress = {
  addressId: 'home',
  isPreferred: true,
  salutation: 'MRS',
  firstName: 'Ida',
  lastName: 'Berg',
  address1: 'Lindenweg 3',
  address2: 'Hinterhaus',
  postalCode: '20095',
  city: 'Hamburg',
  countryCode: 'DE',
  phone: '+49-1701234'
}
const work: SavedAddress = {
  ...home,
  addressId: 'work',
  isPreferred: false,
  address1: 'Hafenstraße 21',
  address2: undefined
}

const COUNTRIES = [
  {
    countryCode: 'DE',
    countryName: 'Germany',
    config: { forms: { address: { postalCode: { regexp: '^\\d{5}$' } } } }
  },
  {
    countryCode: 'AT',
    countryName: 'Austria',
    config: { forms: { address: { postalCode: { regexp: '^\\d{4}$' } } } }
  }
]

const LOCKER = {
  locationId: 'a',
  name: 'Packstation 101',
  distance: 120,
  address: { street: 'Am Sandtorkai 1', city: 'Hamburg', postalCode: '20457', country: 'DE' },
  keyword: 'Packstation',
  keywordId: '101',
  latitude: 53.54,
  longitude: 9.99
}

function open(addresses: SavedAddress[]) {
  const calls = {
    createCustomerAddress: jest.fn((_parameters: object, body: object) => Promise.resolve(body)),
    updateCustomerAddress: jest.fn((_parameters: object, body: object) =>
      Promise.resolve({ addressId: 'home', ...body })
    ),
    removeCustomerAddress: jest.fn(() => Promise.resolve({ status: 204 })),
    findPackstations: jest.fn(() => Promise.resolve([LOCKER]))
  }
  const controllers = { getCountries: jest.fn(() => Promise.resolve({ countries: COUNTRIES })) }
  const platform = {
    getCustomerId: () => Promise.resolve('c'),
    controllers,
    family: () => calls
  } as unknown as Platform
  renderWithProviders(<AddressBook addresses={addresses} />, { platform, path: '/en/account/addresses' })
  return { ...calls, ...controllers }
}
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

async function fillNew() {
  await press('Add an address')
  type(/^Salutation/, 'MRS')
  type(/^First name/, 'Ida')
  type(/^Last name/, 'Berg')
  type(/^Street/, 'Deichstraße 7')
  type(/^Postal code/, '20459')
  type(/^City/, 'Hamburg')
}

it('adds an address; the first one is preferred', async () => {
  const { createCustomerAddress } = open([])
  await fillNew()
  expect(screen.getByRole('heading', { name: 'New address' })).toHaveFocus()
  await press('Save address')
  expect(await screen.findByText('The address has been saved.')).toBeVisible()
  expect(createCustomerAddress).toHaveBeenCalledWith(
    { customerId: 'c' },
    {
      addressId: expect.stringMatching(/^[\da-f-]{36}$/),
      salutation: 'MRS',
      firstName: 'Ida',
      lastName: 'Berg',
      address1: 'Deichstraße 7',
      postalCode: '20459',
      city: 'Hamburg',
      countryCode: 'DE',
      preferred: true
    }
  )
})

it('checks the postal code by the rules of the country, and names the field', async () => {
  const { createCustomerAddress } = open([home])
  await fillNew()
  type(/^Country(?! code)/, 'AT')
  await press('Save address')
  expect((await screen.findAllByText('This is not a postal code of the chosen country.')).length).toBe(2)
  expect(createCustomerAddress).not.toHaveBeenCalled()
  type(/^Postal code/, '1010')
  await press('Save address')
  expect(await screen.findByText('The address has been saved.')).toBeVisible()
  expect(createCustomerAddress).toHaveBeenCalledWith(
    { customerId: 'c' },
    expect.objectContaining({ countryCode: 'AT', postalCode: '1010', preferred: false })
  )
})

it('changes an address and clears emptied fields', async () => {
  const { updateCustomerAddress } = open([home, work])
  await press('Change Ida Berg, Lindenweg 3, Hamburg')
  expect(screen.getByLabelText(/^Address addition/)).toHaveValue('Hinterhaus')
  type(/^Address addition/, '')
  type(/^Phone/, '')
  await press('Save address')
  expect(await screen.findByText('The address has been changed.')).toBeVisible()
  expect(updateCustomerAddress).toHaveBeenCalledWith(
    { customerId: 'c', addressName: 'home' },
    expect.objectContaining({ address1: 'Lindenweg 3', address2: null, phone: null, preferred: true })
  )
})

it('keeps typed values after a failure, and adds an address that was removed in another tab', async () => {
  const { updateCustomerAddress, createCustomerAddress } = open([home])
  updateCustomerAddress.mockRejectedValueOnce(
    new PlatformError({ kind: 'fault', operation: 'updateCustomerAddress', status: 404 })
  )
  await press(/^Change Ida Berg/)
  type(/^Street/, 'Lindenweg 4')
  await press('Save address')
  expect(await screen.findByText(/not in your address book any more/)).toBeVisible()
  expect(screen.getByLabelText(/^Street/)).toHaveValue('Lindenweg 4')
  await press('Save address')
  expect(await screen.findByText('The address has been changed.')).toBeVisible()
  expect(createCustomerAddress).toHaveBeenCalledTimes(1)
})

it('says when the address book is full', async () => {
  const { createCustomerAddress } = open([home])
  createCustomerAddress.mockRejectedValueOnce(
    new PlatformError({
      kind: 'fault',
      operation: 'createCustomerAddress',
      status: 400,
      type: 'too-many-entries'
    })
  )
  await fillNew()
  await press('Save address')
  expect(await screen.findByText('Your address book is full. Please remove an address first.')).toBeVisible()
  expect(screen.getByLabelText(/^Street/)).toHaveValue('Deichstraße 7')
})

it('saves a Packstation by its number and the post number', async () => {
  const { createCustomerAddress } = open([home])
  await fillNew()
  fireEvent.click(screen.getByRole('checkbox', { name: /Packstation/ }))
  type(/^Number of the Packstation/, '123')
  type(/^Post number/, '1234567')
  await press('Save address')
  await screen.findByText('The address has been saved.')
  expect(createCustomerAddress).toHaveBeenCalledWith(
    { customerId: 'c' },
    expect.objectContaining({ address1: 'Packstation 123', address2: '1234567', countryCode: 'DE' })
  )
})

it('takes number, postal code and town of a Packstation from the finder, and keeps the typed fields', async () => {
  saveConsents(ALL_CONSENTS)
  const { findPackstations } = open([home])
  await fillNew()
  fireEvent.click(screen.getByRole('checkbox', { name: /Packstation/ }))
  type(/^Post number/, '1234567')
  await press('Find a Packstation')
  await press('Deliver here: Packstation 101')
  expect(screen.getByLabelText(/^Number of the Packstation/)).toHaveValue('101')
  expect(screen.getByLabelText(/^Postal code/)).toHaveValue('20457')
  expect(screen.getByLabelText(/^City/)).toHaveValue('Hamburg')
  expect(screen.getByLabelText(/^Post number/)).toHaveValue('1234567')
  expect(screen.getByLabelText(/^First name/)).toHaveValue('Ida')
  expect(findPackstations).toHaveBeenCalledWith({ postalCode: '20459' }, expect.anything())
})

it('prefers another address', async () => {
  const { updateCustomerAddress } = open([home, work])
  await press('Prefer Ida Berg, Hafenstraße 21, Hamburg')
  expect(await screen.findByText(/Hafenstraße 21, Hamburg comes first at checkout/)).toBeVisible()
  expect(updateCustomerAddress).toHaveBeenCalledWith(
    { customerId: 'c', addressName: 'work' },
    expect.objectContaining({ preferred: true })
  )
})

it('removes an address after a question', async () => {
  const { removeCustomerAddress } = open([home])
  await press(/^Remove Ida Berg/)
  expect(removeCustomerAddress).not.toHaveBeenCalled()
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText(/has been removed/)).toBeVisible()
  expect(removeCustomerAddress).toHaveBeenCalledWith({ customerId: 'c', addressName: 'home' })
})

it('leaves the address book as it was when cancelled', async () => {
  const { createCustomerAddress } = open([])
  await fillNew()
  await press('Cancel')
  expect(await screen.findByText('Your address book is empty.')).toBeVisible()
  expect(createCustomerAddress).not.toHaveBeenCalled()
})
