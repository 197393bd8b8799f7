import { getShippingRate } from '../../sandbox/domain/shipping/shipping-rates'
import { parseAppConfig } from '../../app/config/app-config'

const { sites } = parseAppConfig(jest.requireActual<{ app: unknown }>('../../config/default').app)

it.each(sites.map(site => [site.id, site] as const))(
  'what %s says of free shipping is what the platform charges, in every currency and country',
  (_id, { freeShipping, l10n }) => {
    const currencies = new Set(l10n.supportedLocales.map(({ preferredCurrency }) => preferredCurrency))
    for (const currency of currencies) {
      const amounts = freeShipping.amounts[currency]!
      for (const country of ['DE', 'AT', 'GB', 'FR', 'LU']) {
        const said = amounts[country] ?? amounts.default
        expect([currency, country, said * 100]).toEqual([
          currency,
          country,
          getShippingRate(currency, country).freeFrom
        ])
      }
    }
  }
)
