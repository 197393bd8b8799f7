import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { buildAppConfig, buildSiteContext } from '../../../../tests/factories/app-config'
import { answerJson } from '../../../../tests/factories/answers'
import { createMapService } from '../../../../tests/factories/map-service'
import { createRecordingPlatform } from '../../../../tests/factories/recording-platform'
import { withProviders } from '../../../../tests/factories/with-providers'
import type { Platform } from '../../../platform/platform'
import { ALL_CONSENTS, onConsentSettings, ONLY_REQUIRED, saveConsents } from '../../../visit/consent/consent'
import { removeScript } from '../../../lazy-loading/load-script'
import { StoreFinder } from './store-finder'

const SCRIPT = 'https://maps.test/a.js'
const HAMBURG = { lat: 53.551, lng: 9.994 }
const settings = { distanceUnit: 'km' as const, limit: 6 }
const store = (id: string, latitude: number) => ({ id, name: `Teehaus ${id}`, latitude, longitude: 10 })
const answerStores = (...data: object[]) => answerJson({ _v: '21.3', count: data.length, data })

function withMaps(element: ReactElement, platform: Platform, scriptUrl: string) {
  const { thirdParties } = buildAppConfig()
  const config = buildAppConfig({ thirdParties: { ...thirdParties, maps: { scriptUrl, apiKey: 'key' } } })
  return withProviders(element, { platform, site: buildSiteContext(config) })
}

function show(answers: Response[], { scriptUrl = SCRIPT } = {}) {
  const { platform, calls } = createRecordingPlatform(...answers)
  render(withMaps(<StoreFinder settings={settings} headingLevel={2} />, platform, scriptUrl))
  return { user: userEvent.setup(), calls }
}

const findScript = () => document.querySelector<HTMLScriptElement>(`script[src^="${SCRIPT}"]`)

/** Waits for the service's script to be asked for, and lets it come or fail. */
async function answerScript(event: 'load' | 'error') {
  await waitFor(() => expect(findScript()).not.toBeNull())
  await act(async () => void findScript()?.dispatchEvent(new Event(event)))
}

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn()
  saveConsents(ALL_CONSENTS)
})
afterEach(() => {
  const script = findScript()
  if (script) removeScript(script.src)
  delete (window as { google?: unknown }).google
})

it('sends no request without functional consent, and links to the settings', async () => {
  saveConsents({ ...ALL_CONSENTS, functional: false })
  const opened = jest.fn()
  const stop = onConsentSettings(opened)
  const { user } = show([answerStores()])
  expect(
    screen.getByText('In order to use the store finder, please adjust your cookie settings')
  ).toBeVisible()
  expect(screen.queryByRole('search')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Adjust cookie settings' }))
  expect(opened).toHaveBeenCalledTimes(1)
  expect(findScript()).toBeNull()
  stop()
  act(() => saveConsents(ONLY_REQUIRED))
})

it('finds stores around a place that is chosen by keyboard, and shows both beside each other', async () => {
  const service = createMapService([{ text: 'Hamburg' }, { text: 'Hamburg-Altona', at: HAMBURG }])
  service.install()
  const { user, calls } = show([answerStores(store('a', 53.6), store('b', 53.7))])
  await answerScript('load')
  const field = await screen.findByRole('combobox', { name: 'Town or postal code' })
  await user.type(field, 'Hamb')
  expect(screen.getByText('Searching...')).toBeVisible()
  expect(await screen.findAllByRole('option')).toHaveLength(2)
  expect(service.fetchAutocompleteSuggestions.mock.calls[0]?.[0]).toMatchObject({
    input: 'Hamb',
    includedRegionCodes: ['de']
  })
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(field).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[1]?.id)
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('heading', { name: 'We found 2 results near you' })).toBeVisible()
  expect(field).toHaveValue('Hamburg-Altona')
  expect(new URL(calls[0]?.url ?? '').searchParams.get('latitude')).toBe(String(HAMBURG.lat))
  await waitFor(() => expect(service.listMarks()).toEqual(['1. Teehaus a', '2. Teehaus b']))
  expect(service.readView()).toEqual({ centre: HAMBURG, zoom: 13 })

  act(() => service.clickMark('2. Teehaus b'))
  expect(screen.getByRole('button', { name: '2 Teehaus b' })).toHaveAttribute('aria-pressed', 'true')
  await user.click(screen.getByRole('button', { name: '1 Teehaus a' }))
  expect(service.readView()?.centre).toEqual({ lat: 53.6, lng: 10 })
})

it('closes the suggestions with Escape and keeps the text', async () => {
  createMapService([{ text: 'Hamburg' }]).install()
  const { user } = show([answerStores()])
  await answerScript('load')
  const field = await screen.findByRole('combobox')
  await user.type(field, 'Hamb')
  await screen.findByRole('listbox')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  expect(field).toHaveValue('Hamb')
})

it.each([
  ['cannot be found', 'Xanadu', 'No results found'],
  ['has no coordinates', 'Atlantis', 'This place could not be located. Please try another.'],
  ['is not named', ' ', 'Please enter a town or a postal code.']
])('says so when a place %s', async (_how, text, error) => {
  createMapService([{ text: 'Atlantis' }]).install()
  const { user } = show([answerStores()])
  await answerScript('load')
  await user.type(await screen.findByRole('combobox'), `${text}{Enter}`)
  expect(await screen.findByRole('alert')).toHaveTextContent(error)
})

it.each([
  ['fails', SCRIPT],
  ['is not configured', '']
])('searches by postal code when the map service %s', async (_how, scriptUrl) => {
  const { user, calls } = show([answerStores(store('a', 53.6))], { scriptUrl })
  if (scriptUrl) await answerScript('error')
  const field = screen.getByRole('textbox', { name: 'Postal code' })
  await user.type(field, 'Hamburg{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('Please enter a postal code, for example 20095.')
  await user.clear(field)
  await user.type(field, '20095{Enter}')
  expect(await screen.findByRole('heading', { name: 'We found 1 result near you' })).toBeVisible()
  expect(Object.fromEntries(new URL(calls[0]?.url ?? '').searchParams)).toMatchObject({
    postal_code: '20095',
    country_code: 'DE'
  })
})

it('says when no store is near, and tries again after a failure', async () => {
  // The query library logs whatever fails.
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { user } = show([answerJson({}, 500), answerStores()], { scriptUrl: '' })
  await user.type(screen.getByRole('textbox'), '20095{Enter}')
  expect(await screen.findByText('The stores could not be loaded.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'No results found' })).toBeVisible()
  expect(screen.getByText('There is no store within 100 km of this place.')).toBeVisible()
})

it('searches around the shopper’s location, and shows a refusal', async () => {
  const answers = [
    (_found: PositionCallback, fail: PositionErrorCallback) =>
      fail({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError),
    (found: PositionCallback) =>
      found({ coords: { latitude: 53.55123456, longitude: 10 } } as GeolocationPosition)
  ]
  Object.assign(navigator, {
    geolocation: {
      getCurrentPosition: (...asked: [PositionCallback, PositionErrorCallback]) => answers.shift()?.(...asked)
    }
  })
  const { user, calls } = show([answerStores(store('a', 53.6))], { scriptUrl: '' })
  const button = screen.getByRole('button', { name: 'Use my location' })
  await user.click(button)
  expect(await screen.findByRole('alert')).toHaveTextContent('Your browser does not tell us where you are.')
  await user.click(button)
  expect(await screen.findByRole('heading', { name: 'We found 1 result near you' })).toBeVisible()
  expect(new URL(calls[0]?.url ?? '').searchParams.get('latitude')).toBe('53.551')
})

it('shows a page its own stores without any consent', async () => {
  saveConsents(ONLY_REQUIRED)
  const { platform } = createRecordingPlatform(answerStores(store('a', 53.6)))
  const place = { postalCode: '20095', countryCode: 'DE' }
  render(withMaps(<StoreFinder place={place} settings={settings} headingLevel={2} />, platform, SCRIPT))
  expect(await screen.findByRole('heading', { name: 'Teehaus a' })).toBeVisible()
  expect(findScript()).toBeNull()
})
