import { forwardRef, useContext, type AnchorHTMLAttributes, type MouseEvent } from 'react'
import { useHistory } from 'react-router-dom'
import { HrefContext, PrefetchContext } from './link-context'
import { findLinkKind, isExternal } from './link-kind'

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of the shop without site and locale, an http(s) address or a hash. */
  to: string
  /** Called once, on the first hover, focus or touch. */
  onPrefetch?: () => void
  replace?: boolean
}

/** What each anchor already announced; keyed by element so that no link pays for a hook. */
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
  const history = useHistory()
  const kind = findLinkKind(to)

  if (kind !== 'route') {
    const rel = isExternal(to) ? 'noopener noreferrer' : undefined
    return (
      <a ref={ref} href={kind === 'anchor' ? to : undefined} rel={rel} onClick={onClick} {...rest}>
        {children}
      </a>
    )
  }

  const href = buildHref(to)

  function announce(event: { currentTarget: HTMLAnchorElement }) {
    if (announced.get(event.currentTarget) === href) return
    announced.set(event.currentTarget, href)
    onPrefetch?.()
    prefetch?.(href)
  }

  function navigate(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (!history || event.defaultPrevented || !isPlainClick(event) || hasOtherTarget(rest.target)) return
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

/** A new tab, a download or the context menu stay the browser's business. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

const hasOtherTarget = (target: string | undefined) => target !== undefined && target !== '_self'
