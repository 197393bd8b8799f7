import { createContext } from 'react'

/**
 * Where a link leads: a page of the shop with site and locale, anything else as it is. The application
 * provides it; without one, links stay as they are.
 */
export const HrefContext = createContext<(to: string) => string>(to => to)

/** Whether an address from `HrefContext` is another site or locale, which takes a full page load. */
export const FullLoadContext = createContext<(href: string) => boolean>(() => false)

/** Called once per link when a shopper is about to follow it, with the address from `HrefContext`, to prefetch its data. */
export const PrefetchContext = createContext<((href: string) => void) | undefined>(undefined)

/** Marks an anchor that leads to a page of the shop. */
export const ROUTE = 'data-route'
/** `replace` takes the place of the page in the browser's history. */
export type RouteMark = '' | 'replace'

/** Marks a place whose links load nothing ahead. */
export const NOTHING_AHEAD = 'data-nothing-ahead'
