import { useEffect, useRef, useState, type ChangeEvent, type FormEvent } from 'react'
import { findExamplePostalCode, isValidPostalCode } from '../../intl/formats/postal-code'
import { useIntl } from '../../intl/intl'
import { sortByName } from '../../intl/sort-by-name'
import { Button } from '../../ui/action/button'
import { Select } from '../../ui/form/select'
import { TextInput } from '../../ui/form/text-input'
import type { DeliveryCountry } from '../delivery-rates'
import type { Destination } from '../../visit/destination'
import { estimateMessages as messages } from './estimate-messages'

interface DestinationFormProps {
  /** Begins the ids of the controls. */
  id: string
  initial: Destination
  countries: readonly DeliveryCountry[]
  onSave: (destination: Destination) => void
  onCancel: () => void
}

/** The platform's limit. */
const MAX_LENGTH = 10

/** Postal codes as long as an example that has digits only; others vary in length. */
const buildPattern = (example = ''): string | undefined =>
  /^\d+$/.test(example) ? `^\\d{${example.length}}$` : undefined

/** Asks for postal code and country; a postal code that the country does not have is refused with an example. */
export function DestinationForm({ id, initial, countries, onSave, onCancel }: DestinationFormProps) {
  const { formatMessage, locale } = useIntl()
  const field = useRef<HTMLInputElement>(null)
  const [postalCode, setPostalCode] = useState(initial.postalCode)
  const [countryCode, setCountryCode] = useState(initial.countryCode)
  const [error, setError] = useState<string>()
  useEffect(() => field.current?.focus(), [])

  const takeInto =
    (set: (value: string) => void) =>
    ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
      set(target.value)
      setError(undefined)
    }

  function submit(event: FormEvent) {
    event.preventDefault()
    const code = postalCode.trim().replace(/\s+/g, ' ').toUpperCase()
    const country = countries.find(each => each.code === countryCode)
    const example = findExamplePostalCode(countryCode)
    // The countries may still be on their way.
    const pattern = country ? country.postalCodePattern : buildPattern(example)
    if (code && code.length <= MAX_LENGTH && isValidPostalCode(code, pattern)) {
      onSave({ postalCode: code, countryCode })
      return
    }
    setError(formatMessage(example ? messages.invalid : messages.invalidPlain, { example }))
    field.current?.focus()
  }

  return (
    <form method="post" noValidate className="grid gap-3" onSubmit={submit}>
      <div className="flex flex-wrap gap-3">
        <TextInput
          ref={field}
          id={`${id}-postal-code`}
          className="min-w-32 flex-1"
          label={formatMessage(messages.postalCode)}
          autoComplete="postal-code"
          autoCapitalize="characters"
          value={postalCode}
          onChange={takeInto(setPostalCode)}
          error={error}
          required
        />
        {countries.length > 1 && (
          <Select
            id={`${id}-country`}
            className="min-w-40 flex-1"
            label={formatMessage(messages.country)}
            autoComplete="country"
            value={countryCode}
            onChange={takeInto(setCountryCode)}
            options={sortByName(locale, countries).map(({ code, name }) => ({ value: code, label: name }))}
          />
        )}
      </div>
      <p role="alert" className="sr-only">
        {error}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="secondary" small>
          {formatMessage(messages.show)}
        </Button>
        <Button kind="quiet" small onClick={onCancel}>
          {formatMessage(messages.cancel)}
        </Button>
      </div>
    </form>
  )
}
