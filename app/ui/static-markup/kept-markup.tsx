import { createContext, useContext, type ReactNode } from 'react'

/** Gives the markup of elements, on the server; undefined where there is none yet, or they cannot be rendered alone. */
export type KeepMarkup = (of: string, render: () => ReactNode) => string | undefined

/** The server's; there is none in the browser. */
export const KeepMarkupContext = createContext<KeepMarkup | undefined>(undefined)

interface KeptMarkupProps {
  /** All that it is made from, besides the page's site and locale: the same text makes the same markup. */
  of: () => string
  as: 'article' | 'div'
  className?: string
  /** Its elements, without ids of React's making (`useId`), which depend on where they stand. */
  children: () => ReactNode
}

/**
 * A part that many pages have alike, such as a product's tile: rendered once on the server and put in as markup from
 * then on. The browser takes it over like any other part, handlers and all.
 */
export function KeptMarkup({ of, as, className, children }: KeptMarkupProps) {
  const html = useContext(KeepMarkupContext)?.(of(), children)
  const Element = as
  if (html === undefined) return <Element className={className}>{children()}</Element>
  return <Element className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
