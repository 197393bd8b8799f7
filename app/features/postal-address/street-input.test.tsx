import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { field, renderAddressForm } from '../../../tests/factories/address-form'
import { buildEnglishSite } from '../../../tests/factories/app-config'
import { createMapService } from '../../../tests/factories/map-service'
import { ALL_CONSENTS, onConsentSettings, ONLY_REQUIRED, saveConsents } from '../../visit/consent/consent'

const part = (type: string, longText: string, shortText = longText) => ({
  types: [type],
  longText,
  shortText
})
const hamburg = [
  part('route', 'Lindenallee'),
  part('locality', 'Hamburg'),
  part('postal_code', '20095'),
  part('country', 'Germany', 'DE')
]
const PLACES = [
  { text: 'Lindenallee 12, Hamburg', parts: [part('street_number', '12'), ...hamburg] },
  { text: 'Lindenallee, Hamburg', parts: hamburg }
]

/** Scripts load once: each test has its own. */
let test = 0
const findScript = () => document.querySelector(`script[src^="https://maps.test/${test}"]`)
function buildSite() {
  const site = buildEnglishSite()
  const maps = { scriptUrl: `https://maps.test/${test}.js`, apiKey: 'key' }
  return { ...site, thirdParties: { ...site.thirdParties, maps } }
}
const street = () => screen.getByLabelText(/^Street and number/)

/** The form with the map service, whose script has come when the field is reached. */
async function openForm(places = PLACES) {
  const service = createMapService(places)
  service.install()
  renderAddressForm({}, buildSite())
  await userEvent.click(street())
  await waitFor(() => expect(findScript()).not.toBeNull())
  findScript()?.dispatchEvent(new Event('load'))
  return { service }
}

beforeEach(() => {
  test += 1
  saveConsents(ALL_CONSENTS)
})
afterEach(() => {
  sessionStorage.clear()
  delete (window as { google?: unknown }).google
})

it('fills the address from a suggestion that is chosen by keys alone', async () => {
  const { service } = await openForm()
  await waitFor(() => expect(street()).toHaveAttribute('role', 'combobox'))
  await userEvent.type(street(), 'Lindenallee 12')
  expect(await screen.findByRole('option', { name: 'Lindenallee 12, Hamburg' })).toBeVisible()
  expect(screen.getByText('1 address suggested')).toBeInTheDocument()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(field(/City/)).toHaveValue('Hamburg'))
  expect(street()).toHaveValue('Lindenallee 12')
  expect(street()).toHaveFocus()
  expect(field(/Postal code/)).toHaveValue('20095')
  expect(service.fetchAutocompleteSuggestions).toHaveBeenLastCalledWith(
    expect.objectContaining({ includedRegionCodes: ['de'], sessionToken: expect.anything() })
  )
})

it('asks for the house number of a place that has none, until one is typed', async () => {
  await openForm()
  await waitFor(() => expect(street()).toHaveAttribute('role', 'combobox'))
  await userEvent.type(street(), 'Lindenallee,')
  await userEvent.click(await screen.findByRole('option', { name: 'Lindenallee, Hamburg' }))
  expect(await screen.findByText('Please add your house number.')).toBeVisible()
  await userEvent.type(street(), ' 7')
  expect(screen.queryByText('Please add your house number.')).toBeNull()
})

it('stays a plain field without consent, and asks nobody', async () => {
  saveConsents(ONLY_REQUIRED)
  const service = createMapService(PLACES)
  service.install()
  renderAddressForm({}, buildSite())
  await userEvent.type(street(), 'Lindenallee 12')
  expect(street()).not.toHaveAttribute('role')
  expect(findScript()).toBeNull()
  expect(service.fetchAutocompleteSuggestions).not.toHaveBeenCalled()
})

const offer = () => screen.queryByRole('button', { name: 'Adjust cookie settings' })

/** The form of a shopper who types, and then follows the offer to the settings. */
async function askForSettings() {
  const service = createMapService(PLACES)
  service.install()
  const view = renderAddressForm({}, buildSite())
  await userEvent.type(street(), 'Lindenallee 12')
  const settings = jest.fn()
  const stop = onConsentSettings(settings)
  await userEvent.click(offer()!)
  expect(settings).toHaveBeenCalledTimes(1)
  stop()
  return view
}

it('suggests addresses for what is typed as soon as its offer is taken', async () => {
  saveConsents(ONLY_REQUIRED)
  await askForSettings()
  act(() => saveConsents(ALL_CONSENTS))
  expect(offer()).toBeNull()
  await waitFor(() => expect(street()).toHaveFocus())
  expect(street()).toHaveValue('Lindenallee 12')
  await waitFor(() => expect(findScript()).not.toBeNull())
  findScript()?.dispatchEvent(new Event('load'))
  expect(await screen.findByRole('option', { name: 'Lindenallee 12, Hamburg' })).toBeVisible()
})

it('offers suggestions no more in a visit in which its offer was refused', async () => {
  saveConsents(ONLY_REQUIRED)
  const { view } = await askForSettings()
  act(() => saveConsents(ONLY_REQUIRED))
  expect(offer()).toBeNull()
  await waitFor(() => expect(street()).toHaveFocus())
  expect(street()).toHaveValue('Lindenallee 12')
  view.unmount()
  renderAddressForm({}, buildSite())
  expect(offer()).toBeNull()
})

it('offers suggestions neither with consent nor where no map service is set', () => {
  const { view } = renderAddressForm({}, buildSite())
  expect(offer()).toBeNull()
  view.unmount()
  saveConsents(ONLY_REQUIRED)
  const site = buildEnglishSite()
  renderAddressForm(
    {},
    { ...site, thirdParties: { ...site.thirdParties, maps: { scriptUrl: '', apiKey: '' } } }
  )
  expect(offer()).toBeNull()
})

it('keeps what is typed when the service fails', async () => {
  const { service } = await openForm()
  await waitFor(() => expect(street()).toHaveAttribute('role', 'combobox'))
  service.fetchAutocompleteSuggestions.mockRejectedValue(new Error('over the quota'))
  await userEvent.type(street(), 'Lindenallee 12')
  await waitFor(() => expect(service.fetchAutocompleteSuggestions).toHaveBeenCalled())
  expect(street()).toHaveValue('Lindenallee 12')
  expect(screen.queryByRole('listbox')).toBeNull()
})

it('does not ask about an address that the browser fills in', async () => {
  const { service } = await openForm()
  await waitFor(() => expect(street()).toHaveAttribute('role', 'combobox'))
  expect(street()).toHaveAttribute('autocomplete', 'shipping address-line1')
  fireEvent.change(street(), { target: { value: 'Lindenallee 12' } })
  await new Promise(resolve => setTimeout(resolve, 400))
  expect(service.fetchAutocompleteSuggestions).not.toHaveBeenCalled()
})

it('leads a typed Packstation to its own fields', async () => {
  renderAddressForm()
  await userEvent.type(street(), 'Packstation 123')
  expect(field(/Packstation number/)).toHaveValue('123')
  expect(field(/Post number/)).toHaveFocus()
  await userEvent.click(screen.getByRole('checkbox', { name: /Deliver to a Packstation/ }))
  expect(street()).toHaveValue('')
})
