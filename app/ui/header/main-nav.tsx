import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react'
import { Icon } from '../media/icon'
import { Image } from '../media/image'
import { Link } from '../action/link'
import { CachedFragment } from '../frame/cached-fragment'
import { hidePopoverAround } from './popover'

export interface NavLink {
  id: string
  label: string
  to: string
}

export interface NavItem extends NavLink {
  children?: readonly NavLink[]
  /** "Alle Tees", above the children. */
  allLabel?: string
  /** Beside the children on a wide screen. */
  pictures?: readonly { src: string; label: string; to: string }[]
  /** Below the children on a wide screen: a way for those who have not found theirs. */
  offer?: NavLink
}

interface MainNavProps {
  items: readonly NavItem[]
  label: string
  /** "Untermenü Tee" */
  submenuLabel: (item: string) => string
  /** Id of the item that the page belongs to. */
  currentId?: string
  /** The menu that the items are built from: the same one gives the same items. */
  source?: object
}

const ITEM = 'data-item'
const PICTURE_WIDTHS = [480]

/**
 * Two levels in one markup: a list in the drawer on a phone, a bar with wide
 * panels from lg on. Panels open by CSS on hover and keyboard focus and by
 * <details> on touch, so the menu works before and without scripts; scripts add
 * Escape and closing on navigation.
 */
export function MainNav({ items, label, submenuLabel, currentId, source }: MainNavProps) {
  const ref = useRef<HTMLElement>(null)
  // The list is not hydrated, and the current item changes with the page.
  useEffect(() => {
    for (const link of ref.current?.querySelectorAll(`.nav-link[${ITEM}]`) ?? []) {
      if (link.getAttribute(ITEM) === currentId) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    }
  }, [currentId])
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the links inside are the controls; this only listens to them, to blur as well
    <nav
      ref={ref}
      aria-label={label}
      onKeyDown={shutOnEscape}
      onClick={shutOnNavigation}
      onMouseOut={allowAgain}
      onBlur={allowAgain}
    >
      <CachedFragment name="main-nav" deps={[source]} cacheKey={currentId} as="ul" className="nav-list">
        {() =>
          items.map(item => (
            <li key={item.id} className="nav-item">
              <Link
                to={item.to}
                className="nav-link"
                aria-current={item.id === currentId || undefined}
                {...{ [ITEM]: item.id }}
              >
                {item.label}
              </Link>
              {item.children && item.children.length > 0 && (
                <>
                  <details name="main-nav" className="nav-toggle">
                    <summary className="icon-button nav-toggle-button" aria-label={submenuLabel(item.label)}>
                      <Icon name="chevron-down" small className="nav-toggle-mark" />
                    </summary>
                  </details>
                  <Panel item={item} />
                </>
              )}
            </li>
          ))
        }
      </CachedFragment>
    </nav>
  )
}

function Panel({ item }: { item: NavItem }) {
  return (
    <div className="nav-panel">
      <div className="nav-panel-inner">
        <ul className="nav-sublist">
          {item.allLabel && (
            <li>
              <Link to={item.to} className="nav-sublink nav-all">
                {item.allLabel}
              </Link>
            </li>
          )}
          {item.children?.map(child => (
            <li key={child.id}>
              <Link to={child.to} className="nav-sublink">
                {child.label}
              </Link>
            </li>
          ))}
        </ul>
        <div className="nav-feature">
          {item.pictures?.map(({ src, label, to }) => (
            <Link key={to} to={to} className="link-plain">
              <Image src={src} alt="" width={4} height={3} widths={PICTURE_WIDTHS} sizes="240px" />
              <span>{label}</span>
            </Link>
          ))}
          {item.offer && (
            <Link to={item.offer.to} className="link">
              {item.offer.label}
            </Link>
          )}
        </div>
      </div>
    </div>
  )
}

/** Closes what touch has opened and suppresses what hover and focus would open. */
function shut(item: Element | null | undefined) {
  item?.setAttribute('data-shut', '')
  item?.querySelector('details')?.removeAttribute('open')
}

function shutOnEscape(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Escape') return
  const item = (event.target as Element).closest('.nav-item')
  shut(item)
  item?.querySelector<HTMLElement>('.nav-link')?.focus()
}

function shutOnNavigation(event: MouseEvent<HTMLElement>) {
  const link = (event.target as Element).closest('a')
  if (!link) return
  shut(link.closest('.nav-item'))
  hidePopoverAround(link)
}

function allowAgain({ target, relatedTarget }: MouseEvent<HTMLElement> | FocusEvent<HTMLElement>) {
  const item = (target as Element).closest('.nav-item')
  if (relatedTarget instanceof Node && item?.contains(relatedTarget)) return
  item?.removeAttribute('data-shut')
}
