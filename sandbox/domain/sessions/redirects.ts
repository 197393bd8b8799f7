/** Any port of the own machine; names that only look like it are not it. */
const LOOPBACK = /^(?:localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])$/

/** Whether a host name is the own machine's. */
export const isLoopback = (hostname: string): boolean => LOOPBACK.test(hostname)

/** An http(s) address without a name, a password or a fragment in it; undefined for anything else. */
function parseAddress(text: string): URL | undefined {
  if (!URL.canParse(text)) return undefined
  const address = new URL(text)
  const isPlain = address.username === '' && address.password === '' && !text.includes('#')
  return isPlain && /^https?:$/.test(address.protocol) ? address : undefined
}

/**
 * Whether SLAS may send a browser there: to `/callback` of the own machine, and to registered addresses,
 * compared exactly.
 */
export function isAllowedRedirect(redirectUri: string, registered: string[]): boolean {
  const address = parseAddress(redirectUri)
  if (!address) return false
  return (
    registered.includes(redirectUri) ||
    (isLoopback(address.hostname) && address.pathname === '/callback' && address.search === '')
  )
}

/**
 * Whether SLAS may hand a code to that address: any of the own machine, and registered ones. Clients put
 * where the shopper was into its query, so that is not compared.
 */
export function isAllowedCallback(callbackUri: string, registered: string[]): boolean {
  const address = parseAddress(callbackUri)
  if (!address) return false
  const bare = address.origin + address.pathname
  return isLoopback(address.hostname) || registered.some(uri => uri === callbackUri || uri === bare)
}
