import { forwardRef, useEffect, useRef, useState, type ChangeEvent } from 'react'
import { useIntl } from '../../intl/intl'
import { describeControl, Field } from '../../ui/form/field'
import { OptionList } from '../../ui/form/option-list'
import type { TextInputProps } from '../../ui/form/text-input'
import { useCombobox } from '../../ui/form/use-combobox'
import { useConsent } from '../../visit/consent/use-consent'
import { useSite } from '../../visit/site/site-context'
import { ConsentNote } from '../stores/components/consent-note'
import { useMaps } from '../stores/search/use-maps'
import { addressMessages as messages } from './messages'
import { lacksHouseNumber, type PlaceAddress } from './place-address'
import { askForSuggestions, useSuggestionOffer } from './suggestion-offer'
import { useAddressSuggestions } from './use-address-suggestions'

interface StreetInputProps extends TextInputProps {
  id: string
  countryCode: string
  /** Fills the other fields; the field itself gets street and number. */
  onPlace: (place: PlaceAddress) => void
}

/** A text that the browser fills in by itself is no question. */
const isTyped = ({ nativeEvent }: ChangeEvent) =>
  /^(insertText|insertComposition|insertFromPaste|delete)/.test((nativeEvent as InputEvent).inputType ?? '')

/**
 * The field for street and house number: with functional consent a combobox of addresses, else, and wherever the map
 * service is missing, slow or refused, a plain field. Browsers fill it in either way. The service loads when a shopper
 * comes to the field; without consent it is offered below it.
 */
export const StreetInput = forwardRef<HTMLInputElement, StreetInputProps>(function StreetInput(
  { countryCode, onPlace, id, label, hint, error, required, disabled, className, onChange, onBlur, ...rest },
  ref
) {
  const { formatMessage } = useIntl()
  const { maps } = useSite().thirdParties
  const hasConsent = useConsent('functional')
  const isOffered = useSuggestionOffer() && maps.scriptUrl !== ''
  const [isReached, setReached] = useState(false)
  const hasSuggestions = useMaps(hasConsent && isReached) === 'ready' && hasConsent
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [isNumberAsked, setNumberAsked] = useState(false)
  const suggestions = useAddressSuggestions(isOpen && hasSuggestions ? text : '', countryCode)
  const isListed = isOpen && suggestions.length > 0
  const listId = `${id}-suggestions`
  const combobox = useCombobox({
    listId,
    count: suggestions.length,
    isListed,
    onOpen: () => setOpen(true),
    onEscape: () => setOpen(false),
    onChoose: index => void choose(index)
  })

  const isAsked = useRef(false)
  useEffect(() => {
    if (isOffered || !isAsked.current) return
    isAsked.current = false
    // The button that was pressed is gone; with consent, what is typed already asks.
    document.getElementById(id)?.focus()
    setOpen(hasConsent)
  }, [isOffered, hasConsent, id])

  async function choose(index: number) {
    setOpen(false)
    combobox.reset()
    // The typed street stays when the service fails.
    const place = await suggestions[index]?.read().catch(() => undefined)
    if (!place) return
    setNumberAsked(!place.hasHouseNumber)
    onPlace(place)
    document.getElementById(id)?.focus()
  }

  return (
    <Field {...{ id, label, hint, error, required, disabled, className }}>
      <div className="relative">
        <input
          ref={ref}
          type="text"
          className="input"
          {...describeControl({ id, hint, error, required, disabled })}
          {...rest}
          {...(hasSuggestions && combobox.attributes)}
          onFocus={() => setReached(true)}
          onChange={event => {
            void onChange?.(event)
            setText(event.target.value)
            setOpen(isTyped(event))
            setNumberAsked(isNumberAsked && lacksHouseNumber(event.target.value))
            combobox.reset()
          }}
          onKeyDown={event => {
            // Without a list the keys are the field's own.
            if (isListed) combobox.steer(event)
          }}
          onBlur={event => {
            setOpen(false)
            void onBlur?.(event)
          }}
        />
        {isListed && (
          <div className="suggestions suggestions-fitted">
            <OptionList
              id={listId}
              label={formatMessage(messages.suggestedAddresses)}
              options={suggestions}
              active={combobox.active}
              onChoose={index => void choose(index)}
            />
          </div>
        )}
      </div>
      <p role="status" className={isNumberAsked ? 'field-hint' : 'sr-only'}>
        {isNumberAsked
          ? formatMessage(messages.addHouseNumber)
          : isListed && formatMessage(messages.addressesFound, { count: suggestions.length })}
      </p>
      {isOffered && (
        <ConsentNote
          text={formatMessage(messages.suggestionOffer)}
          isLine
          onAsk={() => {
            isAsked.current = true
            askForSuggestions()
          }}
        />
      )}
    </Field>
  )
})
