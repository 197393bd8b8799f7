import { useIntl } from '../../intl/intl'
import { paths } from '../../visit/addresses/paths'
import { Link } from '../../ui/action/link'
import { searchPageMessages as messages } from './messages'

/** "Did you mean": a similar spelling, as a link to its results. */
export function MeantPhrase({ phrase }: { phrase: string }) {
  const { formatMessage } = useIntl()
  return (
    <span className="text-ink">
      {formatMessage(messages.meant, {
        phrase,
        link: words => (
          <Link key="link" to={paths.search(phrase)} className="link">
            {words}
          </Link>
        )
      })}
    </span>
  )
}
