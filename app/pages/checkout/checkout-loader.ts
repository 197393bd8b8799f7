import { countriesQuery } from '../../features/postal-address/countries-query'
import { readExpressReturn } from '../../features/express/read-express-return'
import { deliveryCountriesQuery } from '../../fulfilment/delivery-countries-query'
import type { Loader } from '../../page-unit/loader'
import { showPage } from '../../page-unit/outcome'

export interface CheckoutData {
  /** The shopper comes back from PayPal: the provider's resource of the payment. */
  expressId?: string
}

/** The basket is personal and loaded in the browser; the countries and what delivery there costs are the same for everybody. */
export const checkoutLoader: Loader<CheckoutData> = async ({ queries, platform, search }) => {
  await Promise.all([
    queries.prefetch(countriesQuery(platform)),
    queries.prefetch(deliveryCountriesQuery(platform))
  ])
  return showPage({ expressId: readExpressReturn(search)?.resourceId })
}
