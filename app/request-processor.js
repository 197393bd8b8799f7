import { splitQuery } from './addresses/cache-key'

/** Runs at the CDN in front of the shop: what does not change a page is taken out of the cache's key. */
export const processRequest = ({ path, querystring }) => {
  // A request without a query has null here.
  return { path, querystring: splitQuery(querystring ?? '').kept }
}
