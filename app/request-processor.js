import { splitQuery } from './addresses/cache-key'

/** Runs at the CDN in front of the shop: parameters that do not change a page are removed from the cache key. */
export const processRequest = ({ path, querystring }) => {
  // A request without a query has null here.
  return { path, querystring: splitQuery(querystring ?? '').kept }
}
