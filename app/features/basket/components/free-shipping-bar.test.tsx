import { setTimeout as wait } from 'node:timers/promises'
import { act, screen, waitFor } from '@testing-library/react'
import { buildEnglishSite } from '../../../../tests/factories/app-config'
import { buildBasket, buildLine } from '../../../../tests/factories/basket'
import { renderWithProviders } from '../../../../tests/factories/render-with-providers'
import type { PlatformCountry } from '../../../platform/controllers/store-controllers'
import { serveSandbox } from '../../../../tests/factories/sandbox-platform'
import type { SiteContext } from '../../../visit/site/site-context'
import type { Basket } from '../model/basket'
import { FreeShippingBar } from './free-shipping-bar'

const sandbox = serveSandbox()

const rate = { currency: 'EUR', freeFrom: 39, freeFromBoxes: 6 }
const COUNTRIES: PlatformCountry[] = [
  { countryCode: 'DE', countryName: 'Germany', config: { delivery: [rate] } },
  { countryCode: 'AT', countryName: 'Austria', config: { delivery: [{ ...rate, freeFrom: 49 }] } },
  { countryCode: 'LU', countryName: 'Luxembourg', config: { delivery: [{ currency: 'EUR', freeFrom: 69 }] } },
  { countryCode: 'BE', countryName: 'Belgium' }
]

function show(fields: Partial<Basket>, { path = '/en/', site = buildEnglishSite() }: Shown = {}) {
  sandbox.reply('Site-Countries', { countries: COUNTRIES })
  const platform = sandbox.openPlatform()
  return renderWithProviders(<FreeShippingBar basket={buildBasket(fields)} />, { path, site, platform })
}
interface Shown {
  path?: string
  site?: SiteContext
}

const two = { count: 2, minimum: 0, missing: 0 }
const address = {
  firstName: 'Ida',
  lastName: 'Berg',
  address1: 'Am Ring 1',
  postalCode: '1010',
  city: 'Wien'
}
const austrian = (): SiteContext => {
  const site = buildEnglishSite()
  return { ...site, locale: { ...site.locale, id: 'en-AT' } }
}

it('names both ways to free shipping, in boxes of tea or sleeves of capsules, and the country that is assumed', async () => {
  const { unmount } = show({ brews: two })
  expect(
    await screen.findByText('Free packaging and shipping from EUR 39.00 or for 6 boxes of tea (to Germany)')
  ).toBeVisible()
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '33')
  unmount()
  const { site } = buildEnglishSite()
  show({ brews: two }, { site: buildEnglishSite({ site: { ...site, tenantId: 'puro' } }) })
  expect(
    await screen.findByText(
      'Free packaging and shipping from EUR 39.00 or for 6 sleeves of capsules (to Germany)'
    )
  ).toBeVisible()
})

it('is full by the goods, whatever coupons take off the order', async () => {
  show({
    lines: [buildLine({ price: 40 })],
    reductions: [{ amount: -20, isBonus: false }],
    totals: { items: 20, tax: 0 },
    brews: two
  })
  expect(await screen.findByText('Your order ships free of charge')).toBeVisible()
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
})

it.each([
  [
    'the shop of the shopper',
    undefined,
    'Free packaging and shipping from EUR 49.00 or for 6 boxes of tea (to Austria)'
  ],
  ['the address that the basket has', 'DE', 'Your order ships free of charge'],
  ['an address in a country where no boxes count', 'LU', 'Free packaging and shipping from EUR 69.00']
])('measures by %s', async (_what, countryCode, text) => {
  show(
    {
      brews: two,
      lines: [buildLine({ price: 40 })],
      ...(countryCode && { shippingAddress: { ...address, countryCode } })
    },
    { site: austrian() }
  )
  expect(await screen.findByText(text)).toBeVisible()
})

it('promises nothing for a country of which the platform says nothing', async () => {
  show({ brews: two, shippingAddress: { ...address, countryCode: 'BE' } })
  await waitFor(async () => expect(await sandbox.callsTo('Site-Countries')).toHaveLength(1))
  await act(() => wait(20))
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
})

it('says nothing on the cart page', async () => {
  show({ brews: two }, { path: '/en/cart' })
  await act(() => wait(20))
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
})
