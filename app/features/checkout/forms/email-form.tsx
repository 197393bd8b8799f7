import { useIntl } from '../../../intl/intl'
import { isValidEmail } from '../../../intl/formats/email'
import { Button } from '../../../ui/action/button'
import { TextInput } from '../../../ui/form/text-input'
import { FormErrors } from '../../payment/forms/form-errors'
import { formMessages as messages } from './messages'
import { useDraftForm, type Drafts } from '../../payment/forms/use-draft-form'

interface EmailFormProps {
  email: string | undefined
  drafts: Drafts
  onSave: (email: string) => Promise<void>
}

/** A guest checks out with an e-mail only (requirement 7.1). */
export function EmailForm({ email, drafts, onSave }: EmailFormProps) {
  const { formatMessage } = useIntl()
  const { register, handleSubmit, formState } = useDraftForm(drafts, 'email', { email: email ?? '' })
  const { errors, submitCount, isSubmitting } = formState
  return (
    <form
      method="post"
      noValidate
      className="grid gap-5"
      onSubmit={handleSubmit(values => onSave(values.email.trim()))}
    >
      <FormErrors errors={errors} submitCount={submitCount} idOf={field => `checkout-${field}`} />
      <TextInput
        id="checkout-email"
        type="email"
        inputMode="email"
        autoComplete="email"
        label={formatMessage(messages.email)}
        hint={formatMessage(messages.emailHint)}
        required
        error={errors.email?.message}
        {...register('email', {
          validate: typed => {
            if (!typed.trim()) return formatMessage(messages.emailRequired)
            return isValidEmail(typed.trim()) || formatMessage(messages.emailInvalid)
          }
        })}
      />
      <Button type="submit" busy={isSubmitting} className="sm:justify-self-start">
        {formatMessage(messages.next)}
      </Button>
    </form>
  )
}
