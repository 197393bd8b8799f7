import { usePlatform } from '../platform/platform-context'
import { useRead } from '../platform/use-read'
import { findCountry } from '../visit/site/locale-country'
import { useSite } from '../visit/site/site-context'
import { deliveryCountriesQuery } from './delivery-countries-query'
import { findDeliveryOffer, type DeliveryOffer } from './delivery-rates'

/**
 * Delivery costs to the country of an address, or to that of the locale while there is none; undefined until the
 * platform has answered, and where it has no rate. Requested only where they are shown.
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
