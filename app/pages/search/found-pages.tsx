import { useIntl } from '../../intl/intl'
import type { FoundPage } from '../../features/search/found-pages-query'
import { Link } from '../../ui/action/link'
import { searchPageMessages as messages } from './messages'

/** Content pages that the phrase finds too: answers, stories, recipes. */
export function FoundPages({ pages }: { pages: FoundPage[] }) {
  const { formatMessage } = useIntl()
  if (pages.length === 0) return null
  return (
    <section aria-labelledby="found-pages" className="found-pages">
      <h2 id="found-pages" className="heading-3">
        {formatMessage(messages.pages)}
      </h2>
      <ul role="list" className="found-pages-list">
        {pages.map(({ id, title, to, description }) => (
          <li key={id}>
            <Link to={to} className="found-page">
              <span className="font-semibold">{title}</span>
              {description && <span className="text-sm text-muted">{description}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
