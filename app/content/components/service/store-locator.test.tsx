import { screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { buildEnglishSite } from '../../../../tests/factories/app-config'
import { answerJson } from '../../../../tests/factories/answers'
import { createRecordingPlatform } from '../../../../tests/factories/recording-platform'
import { renderWithProviders } from '../../../../tests/factories/render-with-providers'
import { withProviders } from '../../../../tests/factories/with-providers'
import { storeLocatorType } from './store-locator'

// Without its own code the block is what the server renders, and what stays where no scripts run.
jest.mock('../../../features/stores/components/store-finder', () => ({
  loadStoreFinder: () => Promise.reject(new Error('no scripts'))
}))

const HAMBURG = { postalCode: '20095', countryCode: 'DE' }
const component = { id: 'a', typeId: 'storeLocator', data: {}, regions: [] }
const stores = [{ id: 'a', name: 'Teehaus </script>', postal_code: '20095', city: 'Hamburg' }]
const build = (data: Record<string, unknown>) => (
  <storeLocatorType.Component attributes={storeLocatorType.parse(data)} component={component} first={false} />
)

function show(data: Record<string, unknown>, path = '/en/stores', localeId = 'en-DE') {
  const { platform, calls } = createRecordingPlatform(answerJson({ _v: '21.3', count: 1, data: stores }))
  const site = buildEnglishSite()
  renderWithProviders(build(data), {
    platform,
    path,
    site: { ...site, locale: { ...site.locale, id: localeId } }
  })
  return calls
}

it('has a form for shoppers without scripts, which submits to the page itself', () => {
  const html = renderToString(withProviders(build({})))
  expect(html).toMatch(/<noscript><form role="search"[^>]* action="\/en"/)
  expect(html).toContain('name="postalCode"')
  expect(html).toContain('for example 20095')
})

it.each([
  ['/en/stores?postalCode=50667', '50667'],
  ['/en/stores?postalCode=nowhere', '20095'],
  ['/en/stores', '20095']
])('%s shows the stores around %s', async (path, postalCode) => {
  const calls = show(HAMBURG, path)
  expect(await screen.findByRole('heading', { level: 3, name: 'Teehaus </script>' })).toBeVisible()
  expect(new URL(calls[0]?.url ?? '').searchParams.get('postal_code')).toBe(postalCode)
})

it.each([
  ['de-AT', '1010', 'AT'],
  ['en-GB', 'W1F 9XX', 'GB'],
  ['fr-FR', '75001', 'FR'],
  ['it-IT', '20121', 'IT'],
  ['de-DE', '20095', 'DE'],
  // A country without a place of its own has the page's.
  ['de-CH', '20095', 'DE']
])(
  'starts for readers in %s around %s, whatever the country of the page’s place',
  async (localeId, ...place) => {
    const calls = show(HAMBURG, '/en/stores', localeId)
    expect(await screen.findByRole('heading', { level: 3 })).toBeVisible()
    const { searchParams } = new URL(calls[0]?.url ?? '')
    expect([searchParams.get('postal_code'), searchParams.get('country_code')]).toEqual(place)
  }
)

it('starts at a page’s coordinates wherever they name no country', async () => {
  const calls = show({ latitude: 53.5, longitude: 10 }, '/en/stores', 'de-AT')
  expect(await screen.findByRole('heading', { level: 3 })).toBeVisible()
  expect(new URL(calls[0]?.url ?? '').searchParams.get('latitude')).toBe('53.5')
})

it('writes the town of the first store into the headline', async () => {
  show({ ...HAMBURG, headline: 'Around {storeCity}' })
  expect(await screen.findByRole('heading', { level: 2, name: 'Around Hamburg' })).toBeVisible()
})

it('is read ahead with the same place on the server', () => {
  const { platform } = createRecordingPlatform()
  const attributes = storeLocatorType.parse({})
  const list = (query: string) =>
    storeLocatorType
      .queries?.(attributes, platform, new URLSearchParams(query))
      .map(({ queryKey }) => queryKey)
  expect(list('')).toEqual([])
  expect(list('postalCode=1010')).toEqual([['stores', '1010', 'AT', 'km', 6]])
  expect(list('postalCode=12345')).toEqual([])
  const ofHamburg = storeLocatorType.parse(HAMBURG)
  const read = storeLocatorType.queries?.(ofHamburg, platform, new URLSearchParams())
  expect(read?.map(({ queryKey }) => queryKey)).toEqual([['stores', '1010', 'AT', 'km', 6]])
})

it('names its own stores as the editor does, and lists them for search engines by any name', async () => {
  show({ ...HAMBURG, headline: 'Around Hamburg' })
  expect(await screen.findByRole('heading', { level: 2, name: 'Around Hamburg' })).toBeVisible()
  const tag = document.head.querySelector('script')
  expect(tag?.innerHTML).not.toContain('<')
  expect(JSON.parse(tag?.innerHTML ?? '')).toMatchObject({
    '@graph': [
      { '@type': 'LocalBusiness', name: 'Teehaus </script>', url: 'https://shop.example/en/stores/a' }
    ]
  })
})

it('lists no stores of a shopper’s search for search engines', async () => {
  show({ ...HAMBURG, headline: 'Around Hamburg' }, '/en/stores?postalCode=50667')
  expect(await screen.findByRole('heading', { name: 'We found 1 result near you' })).toBeVisible()
  expect(document.head.querySelector('script')).toBeNull()
})
