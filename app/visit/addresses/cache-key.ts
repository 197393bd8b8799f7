/**
 * Parameters that no page depends on: where a visitor came from, and the framework's own
 * switches (a page without scripts, its times), which have no business in a shop. Caches in
 * front of the shop leave them out of their keys, so a page may depend on none of them.
 */
const IGNORED =
  /^(utm_\w+|gclid|fbclid|msclkid|gbraid|wbraid|(__|mobify_)server_only|mobify_pretty|__pretty_print|__server_timing)$/

/**
 * The CDN's edge adds it for requests that must not share a page with others, whose headers are not in its key
 * (app/request-processor.js). It is no part of any page's address: what a visitor writes there is dropped.
 */
export const UNSHARED = '__unshared'

/** Whether the edge has said in a query (without "?") that this request shares no page. */
export const asksUnshared = (query: string): boolean =>
  query.split('&').some(pair => readName(pair) === UNSHARED)

/**
 * Splits a query (without "?") into what a page depends on and the rest. Pairs stay as they
 * were written, since that is how a cache compares them; names are decoded as a page would decode them.
 */
export function splitQuery(query: string): { kept: string; ignored: string } {
  const pairs = query.split('&').filter(pair => pair !== '' && readName(pair) !== UNSHARED)
  const isIgnored = (pair: string) => IGNORED.test(readName(pair))
  return {
    kept: pairs.filter(pair => !isIgnored(pair)).join('&'),
    ignored: pairs.filter(isIgnored).join('&')
  }
}

/** The query that a page depends on, the same on the server and in the browser. `search` may begin with "?". */
export const readPageQuery = (search: string): URLSearchParams =>
  new URLSearchParams(splitQuery(search.replace(/^\?/, '')).kept)

/** The name of one "name=value", decoded; most need no decoding. */
function readName(pair: string): string {
  const [name = ''] = pair.split('=', 1)
  return /[%+]/.test(name) ? ([...new URLSearchParams(pair).keys()][0] ?? '') : name
}
