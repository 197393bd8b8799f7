import { useIntl } from 'react-intl'
import { isOfAge, parseTypedDate } from '../../../intl/formats/date'
import { Button } from '../../../ui/button/button'
import { Message } from '../../../ui/message/message'
import { TextInput } from '../../../ui/text-input/text-input'
import { findPaymentAdapter } from '../payment/payment-adapters'
import type { PaymentInput } from '../payment/payment-form'
import { ChoiceCards, type Choice } from './choice-cards'
import { ErrorSummary } from './error-summary'
import { formMessages as messages } from './messages'
import { useDraftForm, type Drafts } from './use-draft-form'

interface PaymentMethodFormProps {
  /** Allowed by the platform; those that the shop does not support are left out. */
  methods: Choice[]
  drafts: Drafts
  now: () => Date
  onSave: (methodId: string, input: PaymentInput) => Promise<void>
}

/** The payment method. A single one is preselected. */
export function PaymentMethodForm({ methods, drafts, now, onSave }: PaymentMethodFormProps) {
  const { formatMessage } = useIntl()
  const offered = methods.filter(method => findPaymentAdapter(method.id))
  const only = offered.length === 1 ? offered[0] : undefined
  const form = useDraftForm(drafts, 'payment', { method: only?.id ?? '', birthday: '' })
  const { register, handleSubmit, watch, formState } = form
  const { errors, submitCount, isSubmitting } = formState
  const adapter = findPaymentAdapter(watch('method'))

  if (offered.length === 0) return <Message kind="warning">{formatMessage(messages.noPayments)}</Message>

  function checkBirthday(text: string): true | string {
    if (!adapter?.needsBirthday) return true
    if (!text.trim()) return formatMessage(messages.birthdayRequired)
    const birthday = parseTypedDate(text)
    if (!birthday) return formatMessage(messages.birthdayInvalid)
    return isOfAge(birthday, now()) || formatMessage(messages.birthdayTooYoung)
  }

  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={handleSubmit(({ method, birthday }) =>
        onSave(method, { birthday: parseTypedDate(birthday) })
      )}
    >
      <ErrorSummary errors={errors} submitCount={submitCount} idOf={field => `checkout-${field}`} />
      <ChoiceCards
        id="checkout-method"
        legend={formatMessage(messages.payment)}
        choices={offered}
        error={errors.method?.message}
        field={register('method', {
          validate: id => Boolean(findPaymentAdapter(id)) || formatMessage(messages.paymentRequired)
        })}
      />
      {adapter?.needsBirthday && (
        <TextInput
          id="checkout-birthday"
          inputMode="numeric"
          autoComplete="bday"
          className="sm:max-w-xs"
          label={formatMessage(messages.birthday)}
          hint={formatMessage(messages.birthdayHint)}
          required
          error={errors.birthday?.message}
          {...register('birthday', { validate: checkBirthday })}
        />
      )}
      <Button type="submit" busy={isSubmitting} className="sm:justify-self-start">
        {formatMessage(messages.next)}
      </Button>
    </form>
  )
}
