import { countriesQuery } from '../../features/postal-address/countries-query'
import type { Loader } from '../../page-unit/loader'
import { showPage } from '../../page-unit/outcome'

/** The basket is personal and loaded in the browser; the countries are the same for everybody. */
export const checkoutLoader: Loader<Record<string, never>> = async ({ queries, platform }) => {
  await queries.prefetch(countriesQuery(platform))
  return showPage({})
}
