import { Icon } from '../media/icon'
import { Link } from '../action/link'

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

/** The page numbers to show around the current one; `undefined` is a gap. Counted from 1. */
export function listPages(page: number, count: number): (number | undefined)[] {
  const wanted = new Set([1, page - 1, page, page + 1, count])
  if (page <= 3) [2, 3, 4].forEach(near => wanted.add(near))
  if (page >= count - 2) [count - 3, count - 2, count - 1].forEach(near => wanted.add(near))

  const listed: (number | undefined)[] = []
  let last = 0
  for (const next of [...wanted].filter(entry => entry >= 1 && entry <= count).sort((a, b) => a - b)) {
    // A gap of one page is replaced by that page.
    if (next - last === 2) listed.push(last + 1)
    else if (next - last > 2) listed.push(undefined)
    listed.push(next)
    last = next
  }
  return listed
}
