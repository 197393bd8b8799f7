import { useState, type InputHTMLAttributes, type KeyboardEvent } from 'react'
import { useIntl } from 'react-intl'
import { finderMessages as messages } from '../../finder-messages'
import type { PlacePrediction } from '../../places/predict-places'
import { usePredictions } from '../../places/use-predictions'

interface PlaceInputProps extends InputHTMLAttributes<HTMLInputElement> {
  id: string
  text: string
  onType: (text: string) => void
  countryCode: string
  hasPredictions: boolean
  onChoose: (prediction: PlacePrediction) => void
}

const NONE = -1

/** The field for a place: a combobox where places are suggested (requirement 2.4), plain where not. */
export function PlaceInput({
  id,
  text,
  onType,
  countryCode,
  hasPredictions,
  onChoose,
  ...input
}: PlaceInputProps) {
  const { formatMessage } = useIntl()
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(NONE)
  const state = usePredictions(isOpen && hasPredictions ? text : '', countryCode)
  const predictions = state.kind === 'found' ? state.predictions : []
  const isListed = predictions.length > 0
  const listId = `${id}-places`
  const optionId = (index: number) => `${listId}-${index}`

  function type(next: string) {
    onType(next)
    setActive(NONE)
    setOpen(true)
  }

  function choose(prediction: PlacePrediction) {
    setOpen(false)
    setActive(NONE)
    onChoose(prediction)
  }

  function steer(event: KeyboardEvent) {
    const chosen = predictions[active]
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      setOpen(false)
      setActive(NONE)
    } else if (event.key === 'Enter') {
      setOpen(false)
      if (!chosen) return
      event.preventDefault()
      choose(chosen)
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setOpen(true)
      if (!isListed) return
      // NONE is the field itself, between the last place and the first.
      const stops = predictions.length + 1
      setActive(((active + 1 + (event.key === 'ArrowDown' ? 1 : -1) + stops) % stops) - 1)
    }
  }

  const combobox = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isListed,
    'aria-controls': isListed ? listId : undefined,
    'aria-activedescendant': isListed && active !== NONE ? optionId(active) : undefined
  } as const
  return (
    <div className="place-input">
      <input
        {...input}
        id={id}
        type="text"
        className="input"
        autoComplete="postal-code"
        enterKeyHint="search"
        value={text}
        onChange={event => type(event.target.value)}
        onKeyDown={steer}
        onBlur={() => setOpen(false)}
        {...(hasPredictions && { ...combobox, autoComplete: 'off' })}
      />
      {hasPredictions && (
        <div className={state.kind === 'idle' ? 'sr-only' : 'suggestions suggestions-fitted'}>
          <p role="status" className={isListed ? 'sr-only' : 'px-4 py-3 text-sm text-muted'}>
            {describeState()}
          </p>
          {isListed && (
            <div id={listId} role="listbox" aria-label={formatMessage(messages.suggestions)}>
              {predictions.map((prediction, index) => (
                // Keys are the field's, which keeps the focus (combobox pattern).
                // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
                <div
                  key={prediction.id}
                  id={optionId(index)}
                  role="option"
                  aria-selected={index === active}
                  className="suggestion cursor-pointer"
                  onMouseDown={event => event.preventDefault()}
                  onClick={() => choose(prediction)}
                >
                  {prediction.text}
                </div>
              ))}
            </div>
          )}
        </div>
      )}
    </div>
  )

  function describeState() {
    if (state.kind === 'idle') return null
    if (state.kind === 'searching') return formatMessage(messages.searching)
    return isListed
      ? formatMessage(messages.suggested, { count: predictions.length })
      : formatMessage(messages.none)
  }
}
