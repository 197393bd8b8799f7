import { screen } from '@testing-library/react'
import { buildEnglishSite } from '../../../../tests/factories/app-config'
import { buildBasket, buildLine } from '../../../../tests/factories/basket'
import { renderWithProviders } from '../../../../tests/factories/render-with-providers'
import type { SiteContext } from '../../../site/site-context'
import type { Basket } from '../model/basket'
import { FreeShippingBar } from './free-shipping-bar'

const show = (fields: Partial<Basket>, path = '/en/', site: SiteContext = buildEnglishSite()) =>
  renderWithProviders(<FreeShippingBar basket={buildBasket(fields)} />, { path, site })
const two = { count: 2, minimum: 0, missing: 0 }

it('names both ways to free shipping, in boxes of tea or sleeves of capsules', () => {
  const { unmount } = show({ brews: two })
  expect(screen.getByText('Free packaging and shipping from EUR 39.00 or for 6 boxes of tea')).toBeVisible()
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '33')
  unmount()
  const { site } = buildEnglishSite()
  show({ brews: two }, '/en/', buildEnglishSite({ site: { ...site, tenantId: 'puro' } }))
  expect(
    screen.getByText('Free packaging and shipping from EUR 39.00 or for 6 sleeves of capsules')
  ).toBeVisible()
})

it('is full by the goods, whatever coupons take off the order', () => {
  show({
    lines: [buildLine({ price: 40 })],
    reductions: [{ amount: -20, isBonus: false }],
    totals: { items: 20, tax: 0 },
    brews: two
  })
  expect(screen.getByText('Your order ships free of charge')).toBeVisible()
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
})

it.each([
  ['the shop of the shopper', undefined, 'EUR 49.00'],
  ['the address that the basket has', 'DE', 'EUR 39.00'],
  ['an address in a country without an amount of its own', 'LU', 'EUR 69.00']
])('measures by %s', (_what, countryCode, amount) => {
  const austrian = buildEnglishSite()
  const locale = { ...austrian.locale, id: 'en-AT' }
  const address = {
    firstName: 'Ida',
    lastName: 'Berg',
    address1: 'Am Ring 1',
    postalCode: '1010',
    city: 'Wien'
  }
  show(
    {
      brews: two,
      lines: [buildLine({ price: 40 })],
      ...(countryCode && { shippingAddress: { ...address, countryCode } })
    },
    '/en/',
    { ...austrian, locale }
  )
  const isReached = countryCode === 'DE'
  expect(
    screen.getByText(
      isReached
        ? 'Your order ships free of charge'
        : `Free packaging and shipping from ${amount} or for 6 boxes of tea`
    )
  ).toBeVisible()
})

it('says nothing on the cart page', () => {
  show({ brews: two }, '/en/cart')
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
})
