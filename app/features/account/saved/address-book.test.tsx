import { fireEvent, screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { renderWithProviders } from '../../../../tests/factories/render-with-providers'
import { serveSandbox } from '../../../../tests/factories/sandbox-platform'
import { ALL_CONSENTS, saveConsents } from '../../../visit/consent/consent'
import { loadMessageGroup } from '../../../intl/message-groups'
import { shopperAddressBook } from '../../../platform/scapi/shopper-address-book'
import { shopperProfile } from '../../../platform/scapi/shopper-profile'
import { PACKSTATIONS_ENDPOINT } from '../../../platform/side-services/packstations'
import type { SavedAddress } from '../model/customer'
import { AddressBook } from './address-book'

const sandbox = serveSandbox()
beforeAll(() => loadMessageGroup('personal', 'en-DE'))

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

/** The address book of a customer whom the sandbox knows with these addresses. */
async function open(addresses: SavedAddress[], shown = addresses) {
  const platform = sandbox.openPlatform({ state: 'registered' })
  const customerId = await platform.getCustomerId()
  for (const { isPreferred, ...address } of addresses)
    await platform
      .family(shopperAddressBook)
      .createCustomerAddress({ customerId }, { ...address, preferred: isPreferred })
  renderWithProviders(<AddressBook addresses={shown} />, { platform, path: '/en/account/addresses' })
  return {
    readAddresses: async () =>
      (await platform.family(shopperProfile).getCustomer({ customerId })).addresses ?? [],
    removeElsewhere: (addressName: string) =>
      platform.family(shopperAddressBook).removeCustomerAddress({ customerId, addressName })
  }
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
  const { readAddresses } = await open([])
  await fillNew()
  expect(screen.getByRole('heading', { name: 'New address' })).toHaveFocus()
  await press('Save address')
  expect(await screen.findByText('The address has been saved.')).toBeVisible()
  expect(await readAddresses()).toEqual([
    expect.objectContaining({
      addressId: expect.stringMatching(/^[\da-f-]{36}$/),
      salutation: 'MRS',
      firstName: 'Ida',
      lastName: 'Berg',
      address1: 'Deichstraße 7',
      postalCode: '20459',
      city: 'Hamburg',
      countryCode: 'DE',
      preferred: true
    })
  ])
})

it('checks the postal code by the rules of the country, and names the field', async () => {
  const { readAddresses } = await open([home])
  await fillNew()
  type(/^Country(?! code)/, 'AT')
  await press('Save address')
  expect((await screen.findAllByText('This is not a postal code of the chosen country.')).length).toBe(2)
  expect(await readAddresses()).toHaveLength(1)
  type(/^Postal code/, '1010')
  await press('Save address')
  expect(await screen.findByText('The address has been saved.')).toBeVisible()
  expect(await readAddresses()).toContainEqual(
    expect.objectContaining({ countryCode: 'AT', postalCode: '1010', preferred: false })
  )
})

it('changes an address and clears emptied fields', async () => {
  const { readAddresses } = await open([home, work])
  await press('Change Ida Berg, Lindenweg 3, Hamburg')
  expect(screen.getByLabelText(/^Apartment/)).toHaveValue('Hinterhaus')
  type(/^Apartment/, '')
  type(/^Phone/, '')
  await press('Save address')
  expect(await screen.findByText('The address has been changed.')).toBeVisible()
  const [first] = await readAddresses()
  expect(first).toMatchObject({ addressId: 'home', address1: 'Lindenweg 3', preferred: true })
  expect([first?.address2, first?.phone]).toEqual([undefined, undefined])
})

it('keeps typed values after a failure, and adds an address that was removed in another tab', async () => {
  const { readAddresses, removeElsewhere } = await open([home])
  await press(/^Change Ida Berg/)
  await removeElsewhere('home')
  type(/^Street/, 'Lindenweg 4')
  await press('Save address')
  expect(await screen.findByText(/not in your address book any more/)).toBeVisible()
  expect(screen.getByLabelText(/^Street/)).toHaveValue('Lindenweg 4')
  await press('Save address')
  expect(await screen.findByText('The address has been changed.')).toBeVisible()
  expect(await readAddresses()).toMatchObject([{ address1: 'Lindenweg 4' }])
})

it('says when the address book is full', async () => {
  const rows = Array.from({ length: 100 }, (_row, index) => ({ ...work, addressId: `work-${index}` }))
  await open(rows, [])
  await fillNew()
  await press('Save address')
  expect(await screen.findByText('Your address book is full. Please remove an address first.')).toBeVisible()
  expect(screen.getByLabelText(/^Street/)).toHaveValue('Deichstraße 7')
})

it('saves a Packstation by its number and the post number', async () => {
  const { readAddresses } = await open([home])
  await fillNew()
  fireEvent.click(screen.getByRole('checkbox', { name: /Packstation/ }))
  type(/^Packstation number/, '123')
  type(/^Post number/, '1234567')
  await press('Save address')
  await screen.findByText('The address has been saved.')
  expect(await readAddresses()).toContainEqual(
    expect.objectContaining({ address1: 'Packstation 123', address2: '1234567', countryCode: 'DE' })
  )
})

it('takes number, postal code and town of a Packstation from the finder, and keeps the typed fields', async () => {
  saveConsents(ALL_CONSENTS)
  const asked: string[] = []
  sandbox.use(
    http.get(PACKSTATIONS_ENDPOINT, ({ request }) => {
      asked.push(new URL(request.url).search)
      return HttpResponse.json({ locations: [LOCKER] })
    })
  )
  await open([home])
  await fillNew()
  fireEvent.click(screen.getByRole('checkbox', { name: /Packstation/ }))
  type(/^Post number/, '1234567')
  await press('Find a Packstation')
  await press('Deliver here, Packstation 101')
  expect(screen.getByLabelText(/^Packstation number/)).toHaveValue('101')
  expect(screen.getByLabelText(/^Postal code/)).toHaveValue('20457')
  expect(screen.getByLabelText(/^City/)).toHaveValue('Hamburg')
  expect(screen.getByLabelText(/^Post number/)).toHaveValue('1234567')
  expect(screen.getByLabelText(/^First name/)).toHaveValue('Ida')
  expect(asked).toEqual(['?postalCode=20459'])
})

it('prefers another address', async () => {
  const { readAddresses } = await open([home, work])
  await press('Set Ida Berg, Hafenstraße 21, Hamburg as default')
  expect(await screen.findByText(/Hafenstraße 21, Hamburg comes first at checkout/)).toBeVisible()
  expect((await readAddresses()).map(({ addressId, preferred }) => [addressId, preferred])).toEqual([
    ['home', false],
    ['work', true]
  ])
})

it('removes an address after a question', async () => {
  const { readAddresses } = await open([home])
  await press(/^Remove Ida Berg/)
  expect(await readAddresses()).toHaveLength(1)
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText(/has been removed/)).toBeVisible()
  expect(await readAddresses()).toEqual([])
})

it('leaves the address book as it was when cancelled', async () => {
  const { readAddresses } = await open([])
  await fillNew()
  await press('Cancel')
  expect(await screen.findByText('Your address book is empty.')).toBeVisible()
  expect(await readAddresses()).toEqual([])
})
