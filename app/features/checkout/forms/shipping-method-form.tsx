import { useIntl } from '../../../intl/intl'
import { Button } from '../../../ui/action/button'
import { Message } from '../../../ui/status/message'
import { ChoiceCards, type Choice } from '../../payment/forms/choice-cards'
import { FormErrors } from '../../payment/forms/form-errors'
import { formMessages as messages } from './messages'
import { useDraftForm, type Drafts } from '../../payment/forms/use-draft-form'

interface ShippingMethodFormProps {
  /** Price and arrival as text; empty where there is no delivery to the address. */
  methods: Choice[]
  chosenId: string | undefined
  drafts: Drafts
  onSave: (methodId: string) => Promise<void>
}

export function ShippingMethodForm({ methods, chosenId, drafts, onSave }: ShippingMethodFormProps) {
  const { formatMessage } = useIntl()
  const { register, handleSubmit, formState } = useDraftForm(drafts, 'method', { method: chosenId ?? '' })
  const { errors, submitCount, isSubmitting } = formState
  if (methods.length === 0) return <Message kind="warning">{formatMessage(messages.noMethods)}</Message>

  return (
    <form
      method="post"
      noValidate
      className="grid gap-5"
      onSubmit={handleSubmit(({ method }) => onSave(method))}
    >
      <FormErrors errors={errors} submitCount={submitCount} idOf={() => 'checkout-method'} />
      <ChoiceCards
        id="checkout-method"
        legend={formatMessage(messages.method)}
        choices={methods}
        error={errors.method?.message}
        field={register('method', {
          validate: id => methods.some(method => method.id === id) || formatMessage(messages.methodRequired)
        })}
      />
      <Button type="submit" busy={isSubmitting} className="sm:justify-self-start">
        {formatMessage(messages.next)}
      </Button>
    </form>
  )
}
