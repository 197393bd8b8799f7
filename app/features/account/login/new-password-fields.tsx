import type { RegisterOptions, UseFormRegisterReturn } from 'react-hook-form'
import { useIntl } from '../../../intl/intl'
import { PasswordInput } from '../../../ui/form/password-input'
import { loginMessages } from './messages'
import { isStrongPassword } from '../model/password'
import { registrationMessages as messages } from './registration-messages'
import { PasswordStrength } from './password-strength'

type PasswordField = 'password' | 'repeatPassword'

interface NewPasswordFieldsProps {
  /** Of the form; the fields are `<id>-password` and `<id>-repeatPassword`. */
  id: string
  register: (field: PasswordField, rules: RegisterOptions) => UseFormRegisterReturn
  errors: Partial<Record<PasswordField, { message?: string }>>
  /** The typed passwords. */
  password: string
  /** The labels, and what a form says otherwise than the registration. */
  texts: { password: string; repeat: string; hint?: string; required?: string; weak?: string }
  /** Rules of the form besides the strength (requirement 9.2). */
  isAllowed?: (password: string) => boolean
}

/** A new password, how strong it is, and the same password again. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { id, register, errors, password, texts, isAllowed = () => true } = props
  const { formatMessage } = useIntl()
  const weak = texts.weak ?? formatMessage(messages.passwordWeak)
  const control = (field: PasswordField, rules: RegisterOptions) => ({
    id: `${id}-${field}`,
    error: errors[field]?.message,
    autoComplete: 'new-password',
    showLabel: formatMessage(loginMessages.showPassword),
    hideLabel: formatMessage(loginMessages.hidePassword),
    required: true,
    ...register(field, { ...rules, required: texts.required ?? formatMessage(messages.passwordRequired) })
  })
  return (
    <>
      <PasswordInput
        {...control('password', {
          validate: (typed: string) => (isAllowed(typed) && isStrongPassword(typed)) || weak,
          deps: 'repeatPassword'
        })}
        label={texts.password}
        hint={texts.hint ?? formatMessage(messages.tip)}
      />
      <PasswordStrength password={password} />
      <PasswordInput
        {...control('repeatPassword', {
          validate: (typed: string, { password: first }: Record<string, unknown>) =>
            typed === first || formatMessage(messages.passwordsDiffer)
        })}
        label={texts.repeat}
      />
    </>
  )
}
