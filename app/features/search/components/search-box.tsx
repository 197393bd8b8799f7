import loadable from '@loadable/component'
import { useEffect, useId, useMemo, useRef, useState, type FormEvent } from 'react'
import { useIntl } from 'react-intl'
import { useHistory } from 'react-router-dom'
import { paths } from '../../../addresses/paths'
import { useSite } from '../../../site/site-context'
import { buildOptionId, useCombobox } from '../../../ui/combobox/use-combobox'
import { IconButton } from '../../../ui/button/icon-button'
import { SearchField } from '../../../ui/header/search-field'
import { Icon } from '../../../ui/icon/icon'
import { searchMessages as messages } from '../messages'
import { countSuggestions, MIN_CHARACTERS, NO_SUGGESTIONS, readPhrase } from '../model/suggestions'
import { forgetSearches, readRecentSearches } from '../recent-searches'
import { useSuggestions } from './use-suggestions'

/** Here at once when suggestions are found: it comes with what reads them. */
const SuggestionList = loadable(() => import(/* webpackChunkName: "suggestions" */ './suggestion-list'))

const listRecent = (phrases: string[]) =>
  phrases.map(phrase => ({ id: phrase, name: phrase, to: paths.search(phrase) }))

/**
 * The shop's search: a form that works without scripts; with them a combobox
 * with live suggestions (requirements 2.2 and 2.4).
 */
export function SearchBox({ id }: { id?: string }) {
  const { formatMessage } = useIntl()
  const history = useHistory()
  const site = useSite()
  const ownId = useId()
  const listId = `${id ?? ownId}-suggestions`
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [recent, setRecent] = useState<string[]>([])
  const state = useSuggestions(isOpen ? text : '')
  const suggestions = useMemo(() => {
    if (text === '') return { ...NO_SUGGESTIONS, recent: listRecent(recent) }
    return state.kind === 'found' ? state.suggestions : NO_SUGGESTIONS
  }, [recent, state, text])
  const count = countSuggestions(suggestions)
  const isListed = isOpen && count > 0
  const combobox = useCombobox({
    listId,
    count,
    isListed,
    onOpen: () => setOpen(true),
    onEscape: () => {
      type('')
      setOpen(false)
    },
    onChoose: index => document.getElementById(buildOptionId(listId, index))?.click()
  })

  useEffect(() => {
    if (!isOpen) return undefined
    function closeOutside(event: PointerEvent) {
      if (!box.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [isOpen])

  function type(value: string) {
    setText(value)
    combobox.reset()
    setOpen(true)
  }

  function leave() {
    type('')
    setOpen(false)
    input.current?.blur()
    const popover = box.current?.closest<HTMLElement>('[popover]')
    if (popover?.matches(':popover-open')) popover.hidePopover()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const phrase = readPhrase(text)
    if (!phrase) {
      setOpen(true)
      return
    }
    leave()
    history.push(site.href(paths.search(phrase)))
  }

  return (
    <div
      ref={box}
      className="search-box"
      onBlur={event => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      }}
    >
      <SearchField
        ref={input}
        id={id}
        action={paths.searchResults}
        label={formatMessage(messages.label)}
        submitLabel={formatMessage(messages.submit)}
        onSearch={submit}
        value={text}
        onChange={event => type(event.target.value)}
        onFocus={() => {
          setRecent(readRecentSearches())
          type('')
        }}
        onKeyDown={combobox.steer}
        {...combobox.attributes}
      >
        {text !== '' && (
          <span className="search-clear">
            <IconButton
              label={formatMessage(messages.clear)}
              icon={<Icon name="close" small />}
              onClick={() => {
                input.current?.focus()
                type('')
              }}
            />
          </span>
        )}
        <div className={isListed || (isOpen && text !== '') ? 'suggestions' : 'sr-only'}>
          <p role="status" className={count > 0 ? 'sr-only' : 'px-4 py-3 text-sm text-muted'}>
            {isOpen && describeState()}
          </p>
          {isListed && (
            <SuggestionList
              id={listId}
              suggestions={suggestions}
              activeIndex={combobox.active}
              onFollow={leave}
              onForget={() => {
                forgetSearches()
                setRecent([])
                input.current?.focus()
              }}
            />
          )}
        </div>
      </SearchField>
    </div>
  )

  function describeState() {
    if (text === '') return null
    if (state.kind === 'idle') return formatMessage(messages.tooShort, { count: MIN_CHARACTERS })
    if (state.kind === 'searching') return formatMessage(messages.searching)
    return count > 0 ? formatMessage(messages.found, { count }) : formatMessage(messages.noResults)
  }
}
