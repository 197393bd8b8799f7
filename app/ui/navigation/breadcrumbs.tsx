import { Link } from '../action/link'

export interface Crumb {
  label: string
  /** The last crumb is the page itself and has no link. */
  to?: string
}

export function Breadcrumbs({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={label}>
      <ol className="crumbs no-scrollbar">
        {crumbs.map(crumb => (
          <li key={crumb.label}>
            {crumb.to ? (
              <Link to={crumb.to} className="crumb">
                {crumb.label}
              </Link>
            ) : (
              <span aria-current="page" className="crumb">
                {crumb.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
