import type { ReactNode } from 'react'
import { Icon } from '../../../ui/media/icon'
import { Link } from '../../../ui/action/link'

interface FilterValueLinkProps {
  to: string
  label: string
  /** "12"; undefined where the platform does not count. */
  hits?: string
  /** "products", for screen readers. */
  unit?: string
  isChosen: boolean
  /** Single choice instead of multiple choice. */
  isSingle: boolean
  children?: ReactNode
}

/** A filter that can be set or removed: a link, so that it works without scripts. */
export function FilterValueLink({
  to,
  label,
  hits,
  unit,
  isChosen,
  isSingle,
  children
}: FilterValueLinkProps) {
  return (
    <li>
      <Link to={to} rel="nofollow" aria-current={isChosen || undefined} className="filter-value">
        <span className={isSingle ? 'filter-mark filter-mark-single' : 'filter-mark'}>
          {isChosen && !isSingle && <Icon name="check" small className="filter-check" />}
        </span>
        <span className="min-w-0 flex-1">{label}</span>
        {hits !== undefined && (
          <span className="figures text-sm text-muted">
            <span>{hits}</span>
            <span className="sr-only">{` ${unit}`}</span>
          </span>
        )}
      </Link>
      {children}
    </li>
  )
}
