import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from 'react'

interface CachedFragmentProps {
  /** Unique on the page. */
  name: string
  /**
   * The objects that it is rendered from, besides the page's site and locale: the same objects give the same markup.
   * Without any the fragment is not cached.
   */
  deps: readonly (object | undefined)[]
  /** Further input of the server's markup, such as the current category. */
  cacheKey?: string
  as: 'div' | 'ul'
  className?: string
  /** Elements without handlers: the page's one listener follows links. */
  children: () => ReactNode
}

/**
 * The server's cache: markup of an earlier page, or else elements to render in place. Undefined for a fragment that is
 * not cached.
 */
export type ReadFragment = (
  cacheKey: string,
  deps: CachedFragmentProps['deps'],
  render: () => ReactNode
) => { markup: string } | { elements: ReactNode } | undefined

/** Without a value in the browser. */
export const ReadFragmentContext = createContext<ReadFragment | undefined>(undefined)

const MARK = 'data-fragment'

/**
 * A fragment of the page that is the same for every visitor, such as the menu: the server renders it once and the
 * browser does not hydrate it. Where its dependencies change later, or where it comes with a later page, the browser
 * renders it.
 */
export function CachedFragment(props: CachedFragmentProps) {
  const { name, deps, cacheKey = '', as: Element, className, children } = props
  const readFragment = useContext(ReadFragmentContext)
  const ref = useRef<HTMLDivElement & HTMLUListElement>(null)
  const [first] = useState(() => ({
    ...(readFragment ? readFragment(`${name} ${cacheKey}`, deps, children) : readServerMarkup(name)),
    deps
  }))
  // A later fragment of this name must not take this one's markup.
  useEffect(() => ref.current?.removeAttribute(MARK), [])
  const isSame = deps.length === first.deps.length && deps.every((each, index) => each === first.deps[index])
  // Different keys: an element with markup cannot become one with elements.
  if ('markup' in first && isSame)
    return (
      <Element
        key="markup"
        ref={ref}
        className={className}
        {...{ [MARK]: name }}
        dangerouslySetInnerHTML={{ __html: first.markup }}
      />
    )
  if ('elements' in first)
    return (
      <Element className={className} {...{ [MARK]: name }}>
        {first.elements}
      </Element>
    )
  return (
    <Element key="elements" className={className}>
      {children()}
    </Element>
  )
}

/** React's mark for a part whose rendering failed on the server: the browser renders such a fragment. */
export const FAILED_MARK = '<!--$!-->'

function readServerMarkup(name: string): { markup: string } | undefined {
  const markup = document.querySelector(`[${MARK}="${name}"]`)?.innerHTML
  return markup === undefined || markup.includes(FAILED_MARK) ? undefined : { markup }
}
