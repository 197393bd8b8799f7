import { act, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { buildAppConfig, buildEnglishSite } from '../../../../tests/factories/app-config'
import { withProviders } from '../../../../tests/factories/with-providers'
import { ALL_CONSENTS, ONLY_REQUIRED, saveConsents } from '../../../visit/consent/consent'
import type { StoreDetails } from '../model/store-details'
import { StoreSheet } from './store-sheet'

const store: StoreDetails = {
  id: 'de-hamburg',
  name: 'Teehaus Hamburg',
  address1: 'Kontorgang 7',
  postalCode: '20095',
  city: 'Hamburg',
  countryCode: 'DE',
  phone: '040 66969 107',
  position: { lat: 53.55, lng: 10 },
  categories: ['Tea advice', 'Tasting'],
  openingHours: ['Mo-Sa 10:00-20:00'],
  isWeekKnown: true,
  hoursLines: [
    { day: 'Monday to Saturday', time: '10:00 – 20:00' },
    { day: 'Sunday', time: 'closed' }
  ]
}

const MAPS = { scriptUrl: 'https://maps.test/sheet.js', apiKey: 'key' }
const buildSite = (maps: typeof MAPS) =>
  buildEnglishSite({ thirdParties: { ...buildAppConfig().thirdParties, maps } })
const withMaps = () => buildSite(MAPS)
const withoutMaps = () => buildSite({ scriptUrl: '', apiKey: '' })
const show = (shown = store, site = withoutMaps()) =>
  render(withProviders(<StoreSheet store={shown} />, { site }))

beforeEach(() => {
  saveConsents(ALL_CONSENTS)
  jest.useFakeTimers({ now: Date.parse('2026-11-23T12:00:00Z') })
})
afterEach(() => jest.useRealTimers())

it('shows a store’s address, phone, hours and services', () => {
  show()
  expect(screen.getByRole('heading', { level: 1, name: 'Teehaus Hamburg' })).toBeVisible()
  expect(screen.getByText('Kontorgang 7').parentElement).toHaveTextContent('Kontorgang 720095 Hamburg')
  expect(screen.getByRole('link', { name: '040 66969 107' })).toHaveAttribute('href', 'tel:04066969107')
  expect(screen.getAllByRole('term').map(term => term.textContent)).toEqual(['Monday to Saturday', 'Sunday'])
  expect(screen.getAllByRole('definition').map(each => each.textContent)).toEqual(['10:00 – 20:00', 'closed'])
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(2)
})

it('shows a picture of the store, where the platform has one', () => {
  const { unmount } = show()
  expect(screen.queryByRole('img')).toBeNull()
  unmount()
  show({ ...store, image: 'https://pictures.example/hamburg.jpg' })
  expect(screen.getByRole('img', { name: 'Teehaus Hamburg' })).toBeVisible()
})

it('leads to a map service in a tab of its own, which learns nothing of the shop', () => {
  show()
  const route = screen.getByRole('link', { name: 'Get directions Teehaus Hamburg (opens in a new tab)' })
  expect(route).toHaveAttribute('target', '_blank')
  expect(route.getAttribute('rel')?.split(' ')).toEqual(expect.arrayContaining(['noopener', 'noreferrer']))
  expect(new URL(route.getAttribute('href') ?? '').searchParams.get('destination')).toBe('53.55,10')
})

it('says until when it is open, and that it has closed when the time has come', () => {
  show()
  expect(screen.getByText('Open today until 20:00')).toBeVisible()
  act(() => {
    jest.setSystemTime(Date.parse('2026-11-23T19:00:00Z'))
    jest.advanceTimersByTime(30_000)
  })
  expect(screen.getByText('Closed for today')).toBeVisible()
})

it('says nothing of today on the server, whose page is kept for a while, nor on a holiday', () => {
  const html = renderToString(withProviders(<StoreSheet store={store} />, { site: withoutMaps() }))
  expect(html).toContain('Monday to Saturday')
  expect(html).toContain('class="store-today"></p>')
  jest.setSystemTime(Date.parse('2026-12-25T12:00:00Z'))
  show()
  expect(screen.queryByText(/^(Open|Opens|Closed)\b.*today/)).not.toBeInTheDocument()
})

it('leaves out missing data', () => {
  show({ id: 'a', name: 'Bare', categories: [], hoursLines: [] }, withMaps())
  expect(screen.getByRole('heading', { level: 1, name: 'Bare' })).toBeVisible()
  for (const name of ['Opening hours', 'Services'])
    expect(screen.queryByRole('heading', { name })).not.toBeInTheDocument()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

it('asks no map service without functional consent, and shows a note', async () => {
  jest.useRealTimers()
  saveConsents(ONLY_REQUIRED)
  show(store, withMaps())
  expect(await screen.findByText('In order to see the map, please adjust your cookie settings')).toBeVisible()
  expect(document.querySelector(`script[src^="${MAPS.scriptUrl}"]`)).toBeNull()
})
