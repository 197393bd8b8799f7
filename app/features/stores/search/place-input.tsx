import { useRef, useState, type InputHTMLAttributes } from 'react'
import { useIntl } from '../../../intl/intl'
import { buildOptionId, useCombobox } from '../../../ui/form/use-combobox'
import { finderMessages as messages } from '../finder-messages'
import { useServedValue } from '../../../ui/form/use-served-value'
import type { PlacePrediction } from './predict-places'
import { usePredictions } from './use-predictions'

interface PlaceInputProps extends InputHTMLAttributes<HTMLInputElement> {
  id: string
  text: string
  onType: (text: string) => void
  countryCode: string
  hasPredictions: boolean
  onChoose: (prediction: PlacePrediction) => void
}

/** The field for a place: a combobox where places are suggested (requirement 10.1), plain where not. */
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
  const field = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  const state = usePredictions(isOpen && hasPredictions ? text : '', countryCode)
  const predictions = state.kind === 'found' ? state.predictions : []
  const isListed = predictions.length > 0
  const listId = `${id}-places`

  const combobox = useCombobox({
    listId,
    count: predictions.length,
    isListed,
    onOpen: () => setOpen(true),
    onEscape: () => setOpen(false),
    onChoose: index => choose(predictions[index])
  })

  function type(next: string) {
    onType(next)
    combobox.reset()
    setOpen(true)
  }

  useServedValue(field, text, onType)

  function choose(prediction: PlacePrediction | undefined) {
    setOpen(false)
    combobox.reset()
    if (prediction) onChoose(prediction)
  }

  return (
    <div className="place-input">
      <input
        {...input}
        ref={field}
        id={id}
        type="text"
        className="input"
        autoComplete="postal-code"
        enterKeyHint="search"
        value={text}
        onChange={event => type(event.target.value)}
        onKeyDown={event => {
          combobox.steer(event)
          if (event.key === 'Enter') setOpen(false)
        }}
        onBlur={() => setOpen(false)}
        {...(hasPredictions && { ...combobox.attributes, autoComplete: 'off' })}
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
                  id={buildOptionId(listId, index)}
                  role="option"
                  aria-selected={index === combobox.active}
                  className="suggestion"
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
