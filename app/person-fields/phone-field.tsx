import type { UseFormRegisterReturn } from 'react-hook-form'
import { defineMessages, useIntl, type IntlShape } from '../intl/intl'
import { isValidPhone, listPhonePrefixes } from '../intl/formats/phone'
import { Select } from '../ui/form/select'
import { TextInput } from '../ui/form/text-input'

const messages = defineMessages({
  phonePrefix: { id: 'person.phonePrefix', defaultMessage: 'Country code' },
  phoneInvalid: { id: 'person.phoneInvalid', defaultMessage: 'Please enter a phone number.' }
})

type Control = UseFormRegisterReturn & { id: string; autoComplete: string; error?: string }

interface PhoneFieldProps {
  label: string
  hint?: string
  prefix: Control
  /** Registered with `checkPhone`. */
  number: Control
  /** The prefix at the moment; one that the list lacks is offered as well. */
  chosenPrefix: string
}

/** As long as a number may be with everything that people write between its digits. */
const MAX_LENGTH = 80

/** Label, control, hint and error. */
const ROWS = 'row-span-4 grid-rows-subgrid'

/** The rule of a phone field: empty, or a number. */
export const checkPhone =
  ({ formatMessage }: IntlShape) =>
  (typed: string): true | string =>
    isValidPhone(typed) || formatMessage(messages.phoneInvalid)

/** A phone number with the prefix of its country; `parsePhone` fills it, `formatPhone` reads it (requirement 3.3). */
export function PhoneField({ label, hint, prefix, number, chosenPrefix }: PhoneFieldProps) {
  const { formatMessage } = useIntl()
  const prefixLabel = formatMessage(messages.phonePrefix)
  return (
    // The controls are side by side also where the number’s label breaks.
    <div className="grid grid-cols-[7.5rem_1fr] gap-x-3">
      <Select
        {...prefix}
        label={prefixLabel}
        className={ROWS}
        // A form may ask for several numbers.
        aria-label={`${prefixLabel}, ${label}`}
        options={listPhonePrefixes(chosenPrefix).map(({ prefix: value, countryCode = '' }) => ({
          value,
          label: `+${value} ${countryCode}`.trim()
        }))}
      />
      <TextInput
        {...number}
        type="tel"
        inputMode="tel"
        label={label}
        className={ROWS}
        hint={hint}
        maxLength={MAX_LENGTH}
      />
    </div>
  )
}
