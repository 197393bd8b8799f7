import type { PlatformCountry } from '../platform/controllers/store-controllers'
import { mapOnce } from '../platform/map-once'
import type { Platform } from '../platform/platform'
import type { QueryObject } from '../platform/query-object'
import type { DeliveryCountry } from './delivery-rates'

/** The countries of `Site-Countries` with what delivery there costs, as far as the platform says it. */
export const mapDeliveryCountries = mapOnce(
  ({ countries }: { countries: PlatformCountry[] }): DeliveryCountry[] =>
    countries.map(({ countryCode, countryName, config }) => ({
      code: countryCode,
      name: countryName ?? countryCode,
      postalCodePattern: config?.forms?.address?.postalCode?.regexp,
      estimatePostalCode: config?.estimatePostalCode,
      rates: config?.delivery ?? [],
      time: config?.deliveryTime
    }))
)

/** Where the site delivers and for how much; it is the same for all shoppers of a locale. */
export const deliveryCountriesQuery = (platform: Platform): QueryObject<DeliveryCountry[]> => ({
  queryKey: ['delivery-countries'],
  queryFn: async () => mapDeliveryCountries(await platform.controllers.getCountries())
})
