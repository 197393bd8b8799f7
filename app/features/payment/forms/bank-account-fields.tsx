import type { ChangeEvent } from 'react'
import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { useIntl } from '../../../intl/intl'
import { useSite } from '../../../visit/site/site-context'
import { Checkbox } from '../../../ui/form/checkbox'
import { TextInput } from '../../../ui/form/text-input'
import { groupIban, isValidIban, readIban } from '../group-iban'
import { paymentMessages as messages } from '../messages'

/** Values of the payment form, for all methods. */
export interface PaymentValues {
  method: string
  birthday: string
  holder: string
  iban: string
  hasMandate: boolean
  isToBeSaved: boolean
}

interface BankAccountFieldsProps {
  register: UseFormRegister<PaymentValues>
  errors: FieldErrors<PaymentValues>
  mandate: string | undefined
}

/** Holder, IBAN and the mandate of a direct debit. */
export function BankAccountFields({ register, errors, mandate }: BankAccountFieldsProps) {
  const { formatMessage } = useIntl()
  const { company, creditorId } = useSite().site.facts
  const iban = register('iban', {
    validate: async text => {
      if (!readIban(text)) return formatMessage(messages.ibanRequired)
      return (await isValidIban(text)) || formatMessage(messages.ibanInvalid)
    }
  })

  function group(event: ChangeEvent<HTMLInputElement>) {
    const input = event.target
    const grouped = groupIban(input.value, input.selectionStart ?? input.value.length)
    input.value = grouped.text
    input.setSelectionRange(grouped.caret, grouped.caret)
    return iban.onChange(event)
  }

  return (
    <>
      <TextInput
        id="checkout-holder"
        autoComplete="name"
        className="sm:max-w-md"
        label={formatMessage(messages.holder)}
        required
        error={errors.holder?.message}
        {...register('holder', {
          validate: text => text.trim() !== '' || formatMessage(messages.holderRequired)
        })}
      />
      <TextInput
        id="checkout-iban"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className="sm:max-w-md"
        label={formatMessage(messages.iban)}
        required
        error={errors.iban?.message}
        {...iban}
        onChange={event => void group(event)}
      />
      <Checkbox
        id="checkout-hasMandate"
        label={mandate ?? formatMessage(messages.mandate, { company, creditorId })}
        required
        error={errors.hasMandate?.message}
        {...register('hasMandate', {
          validate: isGiven => isGiven || formatMessage(messages.mandateRequired)
        })}
      />
    </>
  )
}
