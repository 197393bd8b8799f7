import type { FocusEvent, KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { Icon } from '../icon/icon'
import { Link } from '../link/link'
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
  /** Beside the children on a wide screen: a picture, an offer. */
  feature?: ReactNode
}

interface MainNavProps {
  items: readonly NavItem[]
  label: string
  /** "Untermenü Tee" */
  submenuLabel: (item: string) => string
  /** Id of the item that the page belongs to. */
  currentId?: string
}

/**
 * Two levels in one markup: a list in the drawer on a phone, a bar with wide
 * panels from lg on. Panels open by CSS on hover and keyboard focus and by
 * <details> on touch, so the menu works before and without scripts; scripts add
 * Escape and closing on navigation.
 */
export function MainNav({ items, label, submenuLabel, currentId }: MainNavProps) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the links inside are the controls; this only listens to them
    <nav aria-label={label} onKeyDown={shutOnEscape} onClick={shutOnNavigation}>
      <ul className="nav-list">
        {items.map(item => (
          <li key={item.id} className="nav-item" onMouseLeave={allowAgain} onBlur={allowAgain}>
            <Link to={item.to} className="nav-link" aria-current={item.id === currentId || undefined}>
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
        ))}
      </ul>
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
        {item.feature && <div className="nav-feature">{item.feature}</div>}
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

function allowAgain(event: MouseEvent<HTMLElement> | FocusEvent<HTMLElement>) {
  const next = event.relatedTarget
  if (next instanceof Node && event.currentTarget.contains(next)) return
  event.currentTarget.removeAttribute('data-shut')
}
