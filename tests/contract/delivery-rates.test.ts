import { buildProductId } from '../../sandbox/seed/products/base-product'
import { startShop, type TestShop } from './shop-setup'
import { createShopPlatform } from '../factories/shop-platform'
import { contentPageQuery } from '../../app/content/content-page-query'
import { findDeliveryOffer } from '../../app/fulfilment/delivery-rates'
import { deliveryCountriesQuery } from '../../app/fulfilment/delivery-countries-query'
import { priceOf } from '../../app/features/basket/api/shipping-methods-query'
import { parseAppConfig } from '../../app/visit/config/app-config'
import { formatPrice } from '../../app/intl/format-price'
import type { Platform } from '../../app/platform/platform'
import { shopperBasketsCheckout } from '../../app/platform/scapi/shopper-baskets-checkout'
import { findCountry } from '../../app/visit/site/locale-country'
import { buildSandboxSettings } from '../../scripts/setup/sandbox-settings.mjs'
import { address } from '../factories/address'
import { readConfig } from '../factories/read-config'

const { sites } = parseAppConfig(readConfig(buildSandboxSettings()).app)
const locales = sites.flatMap(site =>
  site.l10n.supportedLocales.map(locale => [site.id, locale.id, locale] as const)
)

let shop: TestShop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.stop())

async function open(siteId: string, locale: string, currency: string): Promise<Platform> {
  const { access_token } = await shop.loginPrivate(siteId as 'jasmin')
  return createShopPlatform(shop.origin, access_token, fetch, { siteId, locale, currency })
}

/** Prices of the standard method before and after the basket has an address in a country. */
async function readCharges(platform: Platform, productId: string, countryCode: string) {
  const { currency } = platform
  const { basketId = '' } = await platform.baskets.createBasket({}, { currency })
  await platform.baskets.addItemToBasket({ basketId }, [{ productId, quantity: 1, price: 0 }])
  const checkout = platform.family(shopperBasketsCheckout)
  const read = async () => {
    const answer = await checkout.getShippingMethodsForShipment({ basketId, shipmentId: 'me' })
    return priceOf(answer.applicableShippingMethods!.find(({ id }) => id === 'standard')!)
  }
  const before = await read()
  await checkout.updateShippingAddressForShipment(
    { basketId, shipmentId: 'me', useAsBilling: true },
    { ...address, countryCode, postalCode: POSTAL_CODES[countryCode]! }
  )
  return { before, after: await read() }
}

const POSTAL_CODES: Record<string, string> = {
  DE: '10115',
  AT: '1010',
  GB: 'SW1A 1AA',
  FR: '75001',
  IT: '00100'
}

describe.each(locales)('%s in %s', (siteId, localeId, locale) => {
  it('promises in header or footer what the cart shows and checkout charges', async () => {
    const platform = await open(siteId, localeId, locale.preferredCurrency)
    const country = findCountry(locale)
    const { rate } = findDeliveryOffer(
      await deliveryCountriesQuery(platform).queryFn({}),
      country,
      locale.preferredCurrency
    )!
    const write = (amount: number) => formatPrice({ locale: localeId }, amount, rate.currency)

    const page = JSON.stringify(await contentPageQuery(platform, 'global').queryFn({})).replaceAll(
      '&nbsp;',
      '\u00a0'
    )
    expect(page).toContain(write(rate.freeFrom!))
    for (const pageId of ['global', 'home'])
      expect(JSON.stringify(await contentPageQuery(platform, pageId).queryFn({}))).not.toMatch(
        /\{\w*delivery\w*\}/i
      )

    const charges = await readCharges(platform, buildProductId(siteId, 101), country)
    expect(charges).toEqual({ before: rate.standard, after: rate.standard })
  })
})
