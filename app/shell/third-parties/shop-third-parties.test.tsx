import { act, screen } from '@testing-library/react'
import { SiteProvider } from '../../visit/site/site-context'
import { buildEnglishSite } from '../../../tests/factories/app-config'
import { renderWithProviders } from '../../../tests/factories/render-with-providers'
import { ALL_CONSENTS, holdConsents, ONLY_REQUIRED } from '../../visit/consent/consent'
import { ShopThirdParties } from './shop-third-parties'

jest.mock('./functional-services', () => ({
  FunctionalServices: () => <p>reloads the page on withdrawal</p>
}))

const { thirdParties } = buildEnglishSite()
const MAPS_ALONE = { ...thirdParties, maps: { ...thirdParties.maps, scriptUrl: 'https://maps.example/a.js' } }

async function show(parties: typeof thirdParties) {
  holdConsents(ALL_CONSENTS)
  renderWithProviders(
    <SiteProvider value={buildEnglishSite({ thirdParties: parties })}>
      <ShopThirdParties path="/" />
    </SiteProvider>
  )
  // The code is loaded lazily, a step behind.
  await act(() => import('./functional-services').then(() => undefined))
  return screen.queryByText(/reloads the page/) !== null
}

afterEach(() => act(() => holdConsents(ONLY_REQUIRED)))

it('watches the functional consent where only the map needs it', async () => {
  expect(await show(MAPS_ALONE)).toBe(true)
})

it('loads nothing where no third party is configured', async () => {
  expect(await show(thirdParties)).toBe(false)
})
