import loadable from '@loadable/component'
import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { useIntl } from 'react-intl'
import { useHistory } from 'react-router-dom'
import { paths } from '../../../addresses/paths'
import { useSite } from '../../../site/site-context'
import { IconButton } from '../../../ui/button/icon-button'
import { SearchField } from '../../../ui/header/search-field'
import { Icon } from '../../../ui/icon/icon'
import { searchMessages as messages } from '../messages'
import { countSuggestions, MIN_CHARACTERS, readPhrase } from '../model/suggestions'
import { buildOptionId } from './build-option-id'
import { useSuggestions } from './use-suggestions'

/** Here at once when suggestions are found: it comes with what reads them. */
const SuggestionList = loadable(() => import(/* webpackChunkName: "suggestions" */ './suggestion-list'))

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
  const [active, setActive] = useState(-1)
  const state = useSuggestions(isOpen ? text : '')
  const count = state.kind === 'found' ? countSuggestions(state.suggestions) : 0
  const isListed = isOpen && count > 0

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
    setActive(-1)
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

  function steer(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.preventDefault()
      type('')
      setOpen(false)
    } else if (event.key === 'Enter' && isListed && active >= 0) {
      event.preventDefault()
      document.getElementById(buildOptionId(listId, active))?.click()
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && count > 0) {
      event.preventDefault()
      setOpen(true)
      // -1 is the field itself, between the last option and the first.
      const step = event.key === 'ArrowDown' ? 1 : -1
      setActive(((active + 1 + step + count + 1) % (count + 1)) - 1)
    }
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
        onFocus={() => type('')}
        onKeyDown={steer}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isListed}
        aria-controls={listId}
        aria-activedescendant={isListed && active >= 0 ? buildOptionId(listId, active) : undefined}
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
        <div className={isOpen && text !== '' ? 'suggestions' : 'sr-only'}>
          <p role="status" className={count > 0 ? 'sr-only' : 'px-4 py-3 text-sm text-muted'}>
            {isOpen && text !== '' && describeState()}
          </p>
          {isListed && state.kind === 'found' && (
            <SuggestionList
              id={listId}
              phrase={text}
              suggestions={state.suggestions}
              activeIndex={active}
              onFollow={leave}
            />
          )}
        </div>
      </SearchField>
    </div>
  )

  function describeState() {
    if (state.kind === 'idle') return formatMessage(messages.tooShort, { count: MIN_CHARACTERS })
    if (state.kind === 'searching') return formatMessage(messages.searching)
    return count > 0 ? formatMessage(messages.found, { count }) : formatMessage(messages.noResults)
  }
}
