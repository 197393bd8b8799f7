import { forwardRef, useContext, type AnchorHTMLAttributes, type MouseEvent } from 'react'
import { HrefContext, ROUTE, type RouteMark } from './link-context'
import { findLinkKind, isExternal } from './link-kind'

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A page of the shop, with or without site and locale, an http(s) address or a hash. */
  to: string
  /** Takes the place of the page in the browser's history. */
  replace?: boolean
}

/**
 * The only way to link: a plain anchor. Those that lead to a page of the shop are marked, and one listener for all
 * of them (`useFollowedLinks`) goes there without loading the page.
 */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { to, replace, children, ...rest },
  ref
) {
  const buildHref = useContext(HrefContext)
  const href = findLinkKind(to) === 'unsafe' ? undefined : buildHref(to)
  const marks =
    href !== undefined && findLinkKind(href) === 'route'
      ? { [ROUTE]: (replace ? 'replace' : '') satisfies RouteMark }
      : href !== undefined && isExternal(href) && { rel: 'noopener noreferrer' }
  return (
    <a ref={ref} href={href} {...marks} {...rest}>
      {children}
    </a>
  )
})

/** False for a new tab, a download or the context menu, which are left to the browser. */
export const isPlainClick = (event: MouseEvent | globalThis.MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
