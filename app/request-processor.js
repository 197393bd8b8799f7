/**
 * Runs at the CDN in front of the shop. Marketing parameters do not change a
 * page, so they are taken out of the cache's key.
 */
const IGNORED = /^(utm_\w+|gclid|fbclid|msclkid|gbraid|wbraid)$/

export const processRequest = ({ path, querystring }) => {
  // A request without a query has null here.
  const kept = (querystring ?? '').split('&').filter(pair => pair && !IGNORED.test(pair.split('=')[0]))
  return { path, querystring: kept.join('&') }
}
