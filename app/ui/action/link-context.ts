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
