import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { loadable } from '../../entry/kit-adapter/loadable'
import { useHistory } from '../../entry/kit-adapter/router'
import { useIntl } from '../../intl/intl'
import { paths } from '../../visit/addresses/paths'
import { PartBoundary } from '../../ui/frame/part-boundary'
import { PAUSES_MS } from '../../lazy-loading/try-again'
import { useSite } from '../../visit/site/site-context'
import { IconButton } from '../../ui/action/icon-button'
import { useServedValue } from '../../ui/form/use-served-value'
import { SearchField } from '../../ui/header/search-field'
import { Icon } from '../../ui/media/icon'
import { searchMessages as messages } from './messages'
import { readPhrase } from './suggestions'

/** Loaded with the first focus of the field. */
const loadSuggestions = () => import(/* webpackChunkName: "suggestions" */ './live-suggestions')
const LiveSuggestions = loadable(loadSuggestions, { ssr: false, pausesMs: PAUSES_MS })

const UNLISTED = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': false } as const

/**
 * The shop's search: a form that works without scripts; with them a combobox
 * with live suggestions (requirement 5.1).
 */
export function SearchBox({ id }: { id?: string }) {
  const { formatMessage } = useIntl()
  const history = useHistory()
  const site = useSite()
  const ownId = useId()
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const keys = useRef<(event: KeyboardEvent) => void>()
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [isUsed, setUsed] = useState(false)
  const [attributes, setAttributes] = useState<object>(UNLISTED)

  useEffect(() => {
    if (!isOpen) return undefined
    function closeOutside(event: PointerEvent) {
      if (!box.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [isOpen])

  useServedValue(input, text, setText)
  // The field may have the focus before hydration. React may fire that focus event later, when the field has text.
  const isEnteredEarly = useRef(false)
  useEffect(() => {
    isEnteredEarly.current = document.activeElement === input.current
    if (!isEnteredEarly.current) return
    setUsed(true)
    setOpen(true)
  }, [])

  function type(value: string) {
    setText(value)
    setOpen(true)
  }

  function leave() {
    setText('')
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
        isEnteredEarly.current = false
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
          if (isEnteredEarly.current) return void (isEnteredEarly.current = false)
          setUsed(true)
          type('')
        }}
        onKeyDown={event => keys.current?.(event)}
        {...attributes}
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
        {isUsed && (
          <PartBoundary name="suggestions">
            <LiveSuggestions
              listId={`${id ?? ownId}-suggestions`}
              text={text}
              isOpen={isOpen}
              field={input}
              keys={keys}
              onAttributes={setAttributes}
              onOpen={() => setOpen(true)}
              onClear={() => {
                setText('')
                setOpen(false)
              }}
              onLeave={leave}
            />
          </PartBoundary>
        )}
      </SearchField>
    </div>
  )
}
