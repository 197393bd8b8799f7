import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from 'react'

interface StaticMarkupProps {
  /** Unique on the page. */
  name: string
  /**
   * What it is made from, besides the page's site and locale: the same objects make the same markup. Without any it
   * is rendered in place.
   */
  of: readonly (object | undefined)[]
  /** What else makes the server's markup another one, such as the current category. */
  variant?: string
  as: 'div' | 'ul'
  className?: string
  /** Its elements have code of their own, which only a page loads that holds them. */
  hasCode?: boolean
  /** Its elements, without handlers: links are followed by the page's one listener. */
  children: () => ReactNode
}

/** Gives the markup of elements, on the server; undefined where there is none yet, or they cannot be rendered alone. */
export type RenderMarkup = (
  of: StaticMarkupProps['of'],
  variant: string,
  render: () => ReactNode,
  hasCode?: boolean
) => string | undefined

/** The server's renderer; there is none in the browser. */
export const RenderMarkupContext = createContext<RenderMarkup | undefined>(undefined)

const MARK = 'data-markup'

/**
 * A part of the page that is the same for everybody: rendered once on the server, put in as markup, and left alone
 * in the browser. Where it changes later, or comes with a later page, it is rendered in place.
 */
export function StaticMarkup(props: StaticMarkupProps) {
  const { name, of, variant = '', as, className, hasCode, children } = props
  const renderMarkup = useContext(RenderMarkupContext)
  const ref = useRef<HTMLDivElement & HTMLUListElement>(null)
  const [given] = useState(() => ({
    html: renderMarkup ? renderMarkup(of, `${name} ${variant}`, children, hasCode) : readServerMarkup(name),
    of
  }))
  // Taken over: what comes later under this name is another one.
  useEffect(() => ref.current?.removeAttribute(MARK), [])
  const isSame = of.length === given.of.length && of.every((each, index) => each === given.of[index])
  const Element = as
  // Different keys: an element that holds markup cannot become one that holds elements.
  if (given.html === undefined || !isSame)
    return (
      <Element key="elements" className={className}>
        {children()}
      </Element>
    )
  return (
    <Element
      key="markup"
      ref={ref}
      className={className}
      {...{ [MARK]: name }}
      dangerouslySetInnerHTML={{ __html: given.html }}
    />
  )
}

function readServerMarkup(name: string): string | undefined {
  return document.querySelector(`[${MARK}="${name}"]`)?.innerHTML
}
