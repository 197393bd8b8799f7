import { screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { answerJson } from '../../../tests/factories/answers'
import { createRecordingPlatform } from '../../../tests/factories/recording-platform'
import { renderWithProviders } from '../../../tests/factories/render-with-providers'
import { withProviders } from '../../../tests/factories/with-providers'
import { storeLocatorType } from './store-locator'

// Without its own code the block is what the server renders, and what stays where no scripts run.
jest.mock('../../features/stores/load-store-finder', () => ({
  loadStoreFinder: () => Promise.reject(new Error('no scripts'))
}))

const HAMBURG = { postalCode: '20095', countryCode: 'DE' }
const component = { id: 'a', typeId: 'storeLocator', data: {}, regions: [] }
const stores = [{ id: 'a', name: 'Teehaus </script>', postal_code: '20095', city: 'Hamburg' }]
const build = (data: Record<string, unknown>) => (
  <storeLocatorType.Component attributes={storeLocatorType.parse(data)} component={component} first={false} />
)

function show(data: Record<string, unknown>, path = '/en/stores') {
  const { platform, calls } = createRecordingPlatform(answerJson({ _v: '21.3', count: 1, data: stores }))
  renderWithProviders(build(data), { platform, path })
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
