import { useIntl } from '../../intl/intl'
import { formatMarkedPrice } from '../../intl/format-price'
import { useSite } from '../../visit/site/site-context'
import { paths } from '../../visit/addresses/paths'
import { Button } from '../../ui/action/button'
import { buildOptionId } from '../../ui/form/use-combobox'
import { Image } from '../../ui/media/image'
import { Link } from '../../ui/action/link'
import { joinClassNames } from '../../ui/join-class-names'
import { searchMessages as messages } from './messages'
import {
  readPhrase,
  SUGGESTION_KINDS,
  type Suggestion,
  type SuggestionKind,
  type Suggestions
} from './suggestions'

declare global {
  interface WindowEventMap {
    /** A product was opened from the suggestions for the field's text. */
    'suggestion-opened': CustomEvent<{ phrase: string; productId: string }>
  }
}

interface SuggestionListProps {
  id: string
  /** The text in the field. */
  phrase: string
  suggestions: Suggestions
  activeIndex: number
  onFollow: () => void
  onForget: () => void
}

/** The listbox of suggestions; the field above it keeps the focus and names the active option. */
export function SuggestionList({
  id,
  phrase,
  suggestions,
  activeIndex,
  onFollow,
  onForget
}: SuggestionListProps) {
  const intl = useIntl()
  const search = readPhrase(phrase)
  let first = 0
  function open(group: SuggestionKind, productId: string) {
    if (group === 'products')
      window.dispatchEvent(new CustomEvent('suggestion-opened', { detail: { phrase, productId } }))
    onFollow()
  }
  return (
    <>
      <div id={id} role="listbox" aria-label={intl.formatMessage(messages.suggestions)}>
        {SUGGESTION_KINDS.map(group => {
          const entries = suggestions[group]
          const start = first
          first += entries.length
          if (entries.length === 0) return null
          return (
            <div key={group} role="group" aria-labelledby={`${id}-${group}`} className="suggestion-group">
              <div id={`${id}-${group}`} role="presentation" className="eyebrow px-4 py-2">
                {intl.formatMessage(messages[group])}
              </div>
              {entries.map((entry, index) => (
                <Option
                  key={entry.id}
                  id={buildOptionId(id, start + index)}
                  entry={entry}
                  isActive={start + index === activeIndex}
                  onFollow={() => open(group, entry.id)}
                />
              ))}
            </div>
          )
        })}
        {search !== undefined && (
          <Option
            id={buildOptionId(id, first)}
            entry={{
              id: search,
              name: intl.formatMessage(messages.all, { phrase: search }),
              to: paths.search(search)
            }}
            isActive={first === activeIndex}
            className="font-semibold text-primary"
            onFollow={onFollow}
          />
        )}
      </div>
      {suggestions.recent.length > 0 && (
        <Button kind="quiet" small className="m-2" onClick={onForget}>
          {intl.formatMessage(messages.forget)}
        </Button>
      )}
    </>
  )
}

interface OptionProps {
  id: string
  entry: Suggestion
  isActive: boolean
  className?: string
  onFollow: () => void
}

function Option({ id, entry, isActive, className, onFollow }: OptionProps) {
  const intl = useIntl()
  const { currency } = useSite()
  return (
    <Link
      id={id}
      to={entry.to}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={joinClassNames('suggestion', className)}
      // The field keeps the focus, so that the list does not close before the click arrives.
      onMouseDown={event => event.preventDefault()}
      onClick={onFollow}
    >
      {entry.image && (
        <Image
          src={entry.image}
          alt=""
          width={1}
          height={1}
          widths="thumbnail"
          sizes="48px"
          className="suggestion-picture"
        />
      )}
      <span className="min-w-0 flex-1">
        <span className="block truncate">{entry.name}</span>
        {entry.context && <span className="block truncate text-sm text-muted">{entry.context}</span>}
      </span>
      {entry.price !== undefined && (
        <span className="figures shrink-0 text-sm font-semibold">
          {formatMarkedPrice(intl, entry.price, currency)}
        </span>
      )}
    </Link>
  )
}
