import type { ButtonHTMLAttributes, MouseEventHandler } from 'react'
import { Icon, type IconName } from '../media/icon'
import { Link } from '../action/link'

interface HeaderActionLook {
  icon: IconName
  /** Includes the count: "Warenkorb, 3 Artikel". */
  label: string
  /** Nothing shows at 0. */
  count?: number
}

interface HeaderLink {
  to: string
  /** Called before the link is followed. */
  onPrefetch?: () => void
  /** May prevent the default, and show something here instead of the page. */
  onClick?: MouseEventHandler<HTMLAnchorElement>
  'aria-haspopup'?: 'dialog'
}

type HeaderActionProps = HeaderActionLook &
  (HeaderLink | ({ to?: undefined } & ButtonHTMLAttributes<HTMLButtonElement>))

/** An icon at the end of the header: account, wishlist, cart. A link where `to` is given, else a button. */
export function HeaderAction({ icon, label, count, ...rest }: HeaderActionProps) {
  const content = (
    <>
      <Icon name={icon} />
      {count ? (
        <span aria-hidden className="header-count">
          {count > 99 ? '99+' : count}
        </span>
      ) : null}
    </>
  )
  if (rest.to !== undefined) {
    const { onPrefetch, ...link } = rest
    return (
      <Link
        onMouseEnter={onPrefetch}
        onFocus={onPrefetch}
        onTouchStart={onPrefetch}
        {...link}
        aria-label={label}
        className="icon-button header-action"
      >
        {content}
      </Link>
    )
  }
  return (
    <button type="button" {...rest} aria-label={label} className="icon-button header-action">
      {content}
    </button>
  )
}
