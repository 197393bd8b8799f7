import { splitQuery, UNSHARED } from './visit/addresses/cache-key'
import { APP_HEADERS } from './visit/app-headers'
import { APP_MODE_COOKIE } from './visit/app-mode'

const APP_COOKIE = new RegExp(`(^|;\\s*)${APP_MODE_COOKIE}=`)

/** Whether a request gets a page of its own: of the native app, in a frame, or with a token. */
const sharesNothing = headers =>
  Object.values(APP_HEADERS).some(name => headers.getHeader(name) !== undefined) ||
  headers.getHeader('authorization') !== undefined ||
  headers.getHeader('sec-fetch-dest') === 'iframe' ||
  APP_COOKIE.test(headers.getHeader('cookie') ?? '')

/**
 * Runs at the CDN in front of the shop, which keeps pages by their address and the class of the request, not by other
 * headers. Parameters that do not change a page leave its key; a request that shares no page with others says so in
 * both, so that it neither gets a public page nor leaves its own for others (decision 17).
 */
export const processRequest = ({ path, querystring, headers, setRequestClass }) => {
  // A request without a query has null here.
  const { kept } = splitQuery(querystring ?? '')
  if (!sharesNothing(headers)) return { path, querystring: kept }
  setRequestClass(UNSHARED)
  return { path, querystring: [kept, `${UNSHARED}=1`].filter(Boolean).join('&') }
}
