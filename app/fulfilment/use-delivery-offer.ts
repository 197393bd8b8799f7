import { usePlatform } from '../platform/platform-context'
import { useRead } from '../platform/use-read'
import { findCountry } from '../visit/site/locale-country'
import { useSite } from '../visit/site/site-context'
import { deliveryCountriesQuery } from './delivery-countries-query'
import { findDeliveryOffer, type DeliveryOffer } from './delivery-rates'

/**
 * What delivery costs to the country of an address, or to that of the locale while there is none; undefined until the
 * platform has said it, and where it says nothing. Only what is shown is asked for.
 */
export function useDeliveryOffer(
  currency: string,
  countryCode?: string,
  isShown = true
): DeliveryOffer | undefined {
  const { locale } = useSite()
  const { data } = useRead({ ...deliveryCountriesQuery(usePlatform()), enabled: isShown })
  return data && findDeliveryOffer(data, countryCode ?? findCountry(locale), currency)
}
