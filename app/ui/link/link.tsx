import { forwardRef, useContext, type AnchorHTMLAttributes, type MouseEvent } from 'react'
import { useHistory } from 'react-router-dom'
import { HrefContext, FullLoadContext, PrefetchContext } from './link-context'
import { findLinkKind, isExternal } from './link-kind'

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A page of the shop, with or without site and locale, an http(s) address or a hash. */
  to: string
  /** Called once, on the first hover, focus or touch. */
  onPrefetch?: () => void
  replace?: boolean
}

/** The address that each anchor has prefetched; keyed by element so that no link needs a hook. */
const announced = new WeakMap<Element, string>()

/**
 * The only way to link. Routes go through the router's history directly: its own
 * link component renders again on every navigation, this one never does.
 */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { to, onPrefetch, replace, onClick, children, ...rest },
  ref
) {
  const buildHref = useContext(HrefContext)
  const prefetch = useContext(PrefetchContext)
  const needsFullLoad = useContext(FullLoadContext)
  const history = useHistory()
  const href = findLinkKind(to) === 'unsafe' ? undefined : buildHref(to)

  if (href === undefined || findLinkKind(href) !== 'route') {
    const rel = href !== undefined && isExternal(href) ? 'noopener noreferrer' : undefined
    return (
      <a ref={ref} href={href} rel={rel} onClick={onClick} {...rest}>
        {children}
      </a>
    )
  }

  const announce = (event: { currentTarget: HTMLAnchorElement }) => {
    if (announced.get(event.currentTarget) === href) return
    announced.set(event.currentTarget, href)
    onPrefetch?.()
    prefetch?.(href)
  }

  const navigate = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!history || event.defaultPrevented || !isPlainClick(event) || hasOtherTarget(rest.target)) return
    if (needsFullLoad(href)) return
    event.preventDefault()
    if (replace) history.replace(href)
    else history.push(href)
  }

  return (
    <a
      ref={ref}
      href={href}
      {...rest}
      onClick={navigate}
      onMouseEnter={announce}
      onFocus={announce}
      onTouchStart={announce}
    >
      {children}
    </a>
  )
})

/** False for a new tab, a download or the context menu, which are left to the browser. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

const hasOtherTarget = (target: string | undefined) => target !== undefined && target !== '_self'
