import { act, screen } from '@testing-library/react'
import { SiteProvider } from '../../site/site-context'
import { buildSite, renderInShop } from '../../../tests/factories/render-in-shop'
import { ALL_CONSENTS, holdConsents, ONLY_REQUIRED } from '../../consent/consent'
import { ShopThirdParties } from './shop-third-parties'

jest.mock('./functional-services', () => ({
  FunctionalServices: () => <p>starts the page anew when the consent goes</p>
}))

const { thirdParties } = buildSite()
const MAPS_ALONE = { ...thirdParties, maps: { ...thirdParties.maps, scriptUrl: 'https://maps.example/a.js' } }

async function show(parties: typeof thirdParties) {
  holdConsents(ALL_CONSENTS)
  renderInShop(
    <SiteProvider value={buildSite({ thirdParties: parties })}>
      <ShopThirdParties path="/" />
    </SiteProvider>
  )
  // The code comes by itself, a step behind.
  await act(() => import('./functional-services').then(() => undefined))
  return screen.queryByText(/starts the page anew/) !== null
}

afterEach(() => act(() => holdConsents(ONLY_REQUIRED)))

it('watches over the functional consent where the map alone needs it', async () => {
  expect(await show(MAPS_ALONE)).toBe(true)
})

it('brings nothing where no third party is configured', async () => {
  expect(await show(thirdParties)).toBe(false)
})
