import { useRef, useState, type InputHTMLAttributes } from 'react'
import { useIntl } from '../../../intl/intl'
import { OptionList } from '../../../ui/form/option-list'
import { useCombobox } from '../../../ui/form/use-combobox'
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
            <OptionList
              id={listId}
              label={formatMessage(messages.suggestions)}
              options={predictions}
              active={combobox.active}
              onChoose={index => choose(predictions[index])}
            />
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
