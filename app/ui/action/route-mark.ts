/** Marks an anchor that leads to a page of the shop. */
export const ROUTE = 'data-route'
/** `replace` takes the place of the page in the browser's history. */
export type RouteMark = '' | 'replace'

/** Marks a place whose links load nothing ahead. */
export const NOTHING_AHEAD = 'data-nothing-ahead'
