import { Icon } from '../media/icon'
import { Link } from '../action/link'
import { listPages } from './list-pages'

interface PaginationProps {
  /** Counted from 1. */
  page: number
  count: number
  /** Address of a page. */
  to: (page: number) => string
  label: string
  previousLabel: string
  nextLabel: string
  pageLabel: (page: number) => string
}

/** Links to the other pages of a list; nothing for a single page. */
export function Pagination({ page, count, to, label, previousLabel, nextLabel, pageLabel }: PaginationProps) {
  if (count <= 1) return null
  return (
    <nav aria-label={label} className="pages">
      {page > 1 && (
        <Link to={to(page - 1)} rel="prev" aria-label={previousLabel} className="icon-button">
          <Icon name="chevron-left" />
        </Link>
      )}
      <ol className="contents">
        {listPages(page, count).map((entry, index) => (
          <li key={entry ?? `gap-${index}`}>
            {entry === undefined ? (
              <span className="page-link">…</span>
            ) : (
              <Link
                to={to(entry)}
                aria-label={pageLabel(entry)}
                aria-current={entry === page ? 'page' : undefined}
                className="page-link"
              >
                {entry}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {page < count && (
        <Link to={to(page + 1)} rel="next" aria-label={nextLabel} className="icon-button">
          <Icon name="chevron-right" />
        </Link>
      )}
    </nav>
  )
}
