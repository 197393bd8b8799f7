import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useIntl } from '../../../intl/intl'
import { parseTypedDate } from '../../../intl/formats/date'
import { BirthdayField, checkBirthday } from '../../../person-fields/birthday-field'
import { Button } from '../../../ui/action/button'
import { Checkbox } from '../../../ui/form/checkbox'
import { Message } from '../../../ui/status/message'
import { readIban } from '../group-iban'
import { findPaymentAdapter } from '../payment-adapters'
import { describePaidBy } from '../payment-methods'
import { PaymentFormError, type PaymentInput } from '../payment-form'
import { BankAccountFields, type PaymentValues } from './bank-account-fields'
import { createCardSlot } from './card-slot'
import { ChoiceCards, type Choice } from './choice-cards'
import { FormErrors } from './form-errors'
import { LateCardForm } from './late-card-form'
import { paymentMessages as messages } from '../messages'
import { useDraftForm, type Drafts } from './use-draft-form'

/** An account's number does not outlive its form, and a mandate is given for that number. */
const FORGOTTEN = ['iban', 'hasMandate'] as const

const NO_CHOICES: Choice[] = []

/** Supported by the shop, and not paid by a button of its own. */
function isOfferedInForm(id: string): boolean {
  const adapter = findPaymentAdapter(id)
  return adapter !== undefined && !adapter.isWallet
}

interface PaymentMethodFormProps {
  /** Allowed by the platform; those that the shop does not support are left out. */
  methods: Choice[]
  /** Saved payment instruments, shown before the methods. */
  saved?: Choice[]
  /** The customer is registered, and may save the payment. */
  canSave?: boolean
  drafts: Drafts
  submitLabel: string
  /** Beside the button. */
  actions?: ReactNode
  /** Text of the direct debit mandate; by default for one order. */
  mandate?: string
  now: () => Date
  /** Rejects when it could not be saved; a refused field is marked. */
  onSave: (methodId: string, input: PaymentInput) => Promise<void>
}

/** The payment method, and its fields below the choice. A saved one, or a single one, is preselected. */
export function PaymentMethodForm({
  methods,
  saved = NO_CHOICES,
  canSave,
  drafts,
  submitLabel,
  actions,
  mandate,
  now,
  onSave
}: PaymentMethodFormProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const offered = methods.filter(({ id }) => isOfferedInForm(id))
  const usable = saved.filter(({ isDisabled }) => !isDisabled)
  const isKnown = (id: string) => Boolean(findPaymentAdapter(id)) || usable.some(each => each.id === id)
  const [first] = usable.length > 0 ? usable : offered.length === 1 ? offered : []
  const initial = { birthday: '', holder: '', iban: '', hasMandate: false, isToBeSaved: false }
  const form = useDraftForm<PaymentValues>(
    drafts,
    'payment',
    { method: first?.id ?? '', ...initial },
    FORGOTTEN
  )
  const { register, handleSubmit, watch, formState, setError } = form
  const { errors, submitCount, isSubmitting } = formState
  // The button is busy a moment after the click; a second one must not make a second resource.
  const isSaving = useRef(false)
  const [cardSlot] = useState(createCardSlot)
  useEffect(() => () => cardSlot.close(), [cardSlot])
  const ownForm = useRef<HTMLFormElement>(null)
  const adapter = findPaymentAdapter(watch('method'))

  if (offered.length === 0) return <Message kind="warning">{formatMessage(messages.none)}</Message>

  async function save({ method, birthday, holder, iban, isToBeSaved }: PaymentValues) {
    if (isSaving.current) return
    isSaving.current = true
    try {
      await onSave(method, {
        ...(adapter?.needsBirthday && { birthday: parseTypedDate(birthday) }),
        ...(adapter?.needsBankAccount && { holder: holder.trim(), iban: readIban(iban) }),
        ...(adapter?.needsCardFrame && { askForCard: cardSlot.ask }),
        ...(canSave && adapter?.canBeSaved && { isToBeSaved })
      })
    } catch (error) {
      markRefused(error)
    } finally {
      isSaving.current = false
    }
  }

  function markRefused(error: unknown) {
    const field = error instanceof PaymentFormError ? error.field : undefined
    if (field === 'iban') setError('iban', { message: formatMessage(messages.ibanInvalid) })
    if (field === 'holder') setError('holder', { message: formatMessage(messages.holderRequired) })
  }

  return (
    <form
      method="post"
      ref={ownForm}
      noValidate
      className="grid gap-5"
      onSubmit={event => void handleSubmit(save)(event)}
    >
      <FormErrors errors={errors} submitCount={submitCount} idOf={field => `checkout-${field}`} />
      <ChoiceCards
        id="checkout-method"
        legend={formatMessage(messages.question)}
        choices={[...saved, ...offered]}
        error={errors.method?.message}
        field={register('method', {
          validate: id => isKnown(id) || formatMessage(messages.required)
        })}
      />
      {adapter?.needsCardFrame && (
        <LateCardForm slot={cardSlot} onSubmitWanted={() => ownForm.current?.requestSubmit()} />
      )}
      {adapter?.note && (
        <p className="text-sm text-muted">
          {formatMessage(adapter.note, { provider: describePaidBy(intl, adapter) })}
        </p>
      )}
      {adapter?.needsBankAccount && (
        <BankAccountFields register={register} errors={errors} mandate={mandate} />
      )}
      {adapter?.needsBirthday && (
        <BirthdayField
          id="checkout-birthday"
          hint={formatMessage(messages.birthdayHint)}
          required
          error={errors.birthday?.message}
          field={register('birthday', {
            validate: text => !adapter.needsBirthday || checkBirthday(intl, { required: true, now })(text)
          })}
        />
      )}
      {canSave && adapter?.canBeSaved && (
        <Checkbox
          id="checkout-isToBeSaved"
          label={formatMessage(messages.saveForNextTime)}
          {...register('isToBeSaved')}
        />
      )}
      <div className="flex flex-wrap gap-3 max-sm:grid">
        <Button type="submit" busy={isSubmitting}>
          {submitLabel}
        </Button>
        {actions}
      </div>
    </form>
  )
}
