import type { Platform } from '../../../platform/platform'
import type { QueryObject } from '../../../platform/query-object'

export interface Country {
  code: string
  name: string
  /** Regular expression of its postal codes; undefined = not checked. */
  postalCodePattern?: string
}

/** The countries that the site delivers to. */
export function countriesQuery(platform: Platform): QueryObject<Country[]> {
  return {
    queryKey: ['countries'],
    queryFn: async () => {
      const { countries } = await platform.controllers.getCountries()
      return countries.map(country => ({
        code: country.countryCode,
        name: country.countryName ?? country.countryCode,
        postalCodePattern: country.config?.forms?.address?.postalCode?.regexp
      }))
    }
  }
}
