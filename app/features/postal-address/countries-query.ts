import type { Platform } from '../../platform/platform'
import type { QueryObject } from '../../platform/query-object'

export interface Country {
  code: string
  name: string
  /** Regular expression of its postal codes; undefined = not checked. */
  postalCodePattern?: string
  /** Those that its addresses name (Italian provinces); empty or undefined where the post wants none. */
  states?: { code: string; name: string }[]
  isStateRequired?: boolean
}

/** The countries that the site delivers to. */
export function countriesQuery(platform: Platform): QueryObject<Country[]> {
  return {
    queryKey: ['countries'],
    queryFn: async () => {
      const { countries } = await platform.controllers.getCountries()
      return countries.map(({ countryCode, countryName, config }) => {
        const { postalCode, state } = config?.forms?.address ?? {}
        return {
          code: countryCode,
          name: countryName ?? countryCode,
          postalCodePattern: postalCode?.regexp,
          states: state?.options,
          isStateRequired: state?.required
        }
      })
    }
  }
}
