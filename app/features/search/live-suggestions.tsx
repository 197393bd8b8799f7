import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type KeyboardEvent,
  type MutableRefObject,
  type RefObject
} from 'react'
import { useIntl } from '../../intl/intl'
import { paths } from '../../visit/addresses/paths'
import { buildOptionId, useCombobox } from '../../ui/form/use-combobox'
import { forgetSearches } from './forget-searches'
import { searchMessages as messages } from './messages'
import { countSuggestions, MIN_CHARACTERS, NO_SUGGESTIONS, readPhrase } from './suggestions'
import { readRecentSearches } from './recent-searches'
import { SuggestionList } from './suggestion-list'
import { useSuggestions } from './use-suggestions'

interface LiveSuggestionsProps {
  listId: string
  /** The text in the field. */
  text: string
  isOpen: boolean
  field: RefObject<HTMLInputElement>
  /** Gets the key handler of the field. */
  keys: MutableRefObject<((event: KeyboardEvent) => void) | undefined>
  /** Gets the field's ARIA attributes about the list. */
  onAttributes: (attributes: object) => void
  onOpen: () => void
  onClear: () => void
  /** A suggestion is followed. */
  onLeave: () => void
}

const listRecent = (phrases: string[]) =>
  phrases.map(phrase => ({ id: phrase, name: phrase, to: paths.search(phrase) }))

/** Suggestions and recent searches below the search field. */
export default function LiveSuggestions(props: LiveSuggestionsProps) {
  const { listId, text, isOpen, field, keys, onAttributes, onOpen, onClear, onLeave } = props
  const { formatMessage } = useIntl()
  const [recent, setRecent] = useState<string[]>([])
  const state = useSuggestions(isOpen ? text : '')
  const suggestions = useMemo(() => {
    if (text === '') return { ...NO_SUGGESTIONS, recent: listRecent(recent) }
    return state.kind === 'found' ? state.suggestions : NO_SUGGESTIONS
  }, [recent, state, text])
  const count = countSuggestions(suggestions)
  const isListed = isOpen && count > 0
  const { active, reset, steer, attributes } = useCombobox({
    listId,
    // The last option leads to all results.
    count: readPhrase(text) ? count + 1 : count,
    isListed,
    onOpen,
    onEscape: onClear,
    onChoose: index => document.getElementById(buildOptionId(listId, index))?.click()
  })

  useEffect(() => {
    if (isOpen) setRecent(readRecentSearches())
  }, [isOpen])
  // New suggestions reset the arrow keys.
  useEffect(reset, [text, isOpen, reset])
  useLayoutEffect(() => {
    keys.current = steer
  })
  useLayoutEffect(() => onAttributes(attributes), [attributes, onAttributes])

  return (
    <div className={isListed || (isOpen && text !== '') ? 'suggestions' : 'sr-only'}>
      <p role="status" className={count > 0 ? 'sr-only' : 'px-4 py-3 text-sm text-muted'}>
        {isOpen && describeState()}
      </p>
      {isListed && (
        <SuggestionList
          id={listId}
          phrase={text}
          suggestions={suggestions}
          activeIndex={active}
          onFollow={onLeave}
          onForget={() => {
            forgetSearches()
            setRecent([])
            field.current?.focus()
          }}
        />
      )}
    </div>
  )

  function describeState() {
    if (text === '') return null
    if (state.kind === 'idle') return formatMessage(messages.tooShort, { count: MIN_CHARACTERS })
    if (state.kind === 'searching') return formatMessage(messages.searching)
    return count > 0 ? formatMessage(messages.found, { count }) : formatMessage(messages.noResults)
  }
}
