import { createContext } from 'react'

/** Adds site and locale to a path of the shop. The application provides it; without one, paths stay as they are. */
export const HrefContext = createContext<(path: string) => string>(path => path)

/** Told once per link when a shopper is about to follow it, with the ready address, so its data can be fetched ahead. */
export const PrefetchContext = createContext<((href: string) => void) | undefined>(undefined)
