import { createContext, useContext, type ReactNode } from 'react'

/** Gives what stands for the markup of elements, on the server; undefined where none is kept. */
export type KeepPart = (of: object, variant: string, render: () => ReactNode) => ReactNode | undefined

/** The server's; there is none in the browser. */
export const KeepPartContext = createContext<KeepPart | undefined>(undefined)

interface KeptPartProps {
  /** The answer that it shows, or the part of it: what else it reads is found out by itself. */
  of: object
  /** A second answer that it shows. */
  with?: object
  /** What else it is given, besides the page's site and locale: the same text makes the same markup. */
  variant?: string
  children: () => ReactNode
}

/**
 * A part of a page that stays the same from view to view, such as an editor's block: the server renders it again only
 * when what it has read has changed, and puts its markup in otherwise. Unlike `KeptMarkup` it needs no element of its
 * own. The browser takes it over like any other part.
 */
export function KeptPart({ of, with: second, variant = '', children }: KeptPartProps) {
  const keepPart = useContext(KeepPartContext)
  return <>{keepPart?.(second ? pair(of, second) : of, variant, children) ?? children()}</>
}

const pairs = new WeakMap<object, WeakMap<object, object>>()

/** The same for the same two, for as long as there are both. */
function pair(first: object, second: object): object {
  const ofFirst = pairs.get(first) ?? new WeakMap<object, object>()
  const known = ofFirst.get(second) ?? {}
  pairs.set(first, ofFirst.set(second, known))
  return known
}
