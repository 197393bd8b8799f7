import type { FocusEvent } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { defineMessages, useIntl, type IntlShape } from '../intl/intl'
import { findBirthdayProblem, formatTypedDate, parseTypedDate } from '../intl/formats/date'
import { TextInput } from '../ui/form/text-input'

const messages = defineMessages({
  birthday: { id: 'person.birthday', defaultMessage: 'Date of birth' },
  birthdayRequired: { id: 'person.birthdayRequired', defaultMessage: 'Please enter your date of birth.' },
  birthdayInvalid: { id: 'person.birthdayInvalid', defaultMessage: 'Please enter a date as dd.mm.yyyy.' },
  birthdayTooYoung: { id: 'person.birthdayTooYoung', defaultMessage: 'Minimum age 18 years' }
})

interface BirthdayFieldProps {
  id: string
  error?: string
  hint: string
  required?: boolean
  /** Registered with `checkBirthday`. */
  field: UseFormRegisterReturn
}

const PROBLEMS = { invalid: messages.birthdayInvalid, age: messages.birthdayTooYoung } as const

/** The rule of a birthday: a day, years 1900 and later, 18 years ago at least (requirement 3.3). */
export const checkBirthday =
  ({ formatMessage }: IntlShape, { required = false, now = () => new Date() } = {}) =>
  (typed: string): true | string => {
    if (!typed.trim()) return required ? formatMessage(messages.birthdayRequired) : true
    const problem = findBirthdayProblem(typed, now())
    return problem ? formatMessage(PROBLEMS[problem]) : true
  }

/**
 * A birthday; `formatTypedDate` fills it, `parseTypedDate` reads it. Keyboards for digits have no dots on some
 * phones: digits alone will do, and leaving the field shows how they were understood.
 */
export function BirthdayField({ id, error, hint, required, field }: BirthdayFieldProps) {
  const { formatMessage, locale } = useIntl()

  function leave(event: FocusEvent<HTMLInputElement>) {
    const day = parseTypedDate(event.target.value)
    if (day) event.target.value = formatTypedDate(day, locale)
    return field.onBlur(event)
  }

  return (
    <TextInput
      id={id}
      error={error}
      hint={hint}
      required={required}
      {...field}
      onBlur={event => void leave(event)}
      autoComplete="bday"
      inputMode="numeric"
      className="sm:max-w-xs"
      label={formatMessage(messages.birthday)}
    />
  )
}
