import type { RegisterOptions, UseFormRegisterReturn } from 'react-hook-form'
import { useIntl } from '../../../intl/intl'
import { PasswordInput } from '../../../ui/form/password-input'
import { loginMessages } from './messages'
import { isStrongPassword, FULL_SCORE, scorePassword } from '../model/password'
import { registrationMessages as messages } from './registration-messages'
import { ProgressBar } from '../../../ui/status/progress-bar'

/** A quarter of the bar for each point, green when all are there (requirement 9.2). */
function PasswordStrength({ password }: { password: string }) {
  const { formatMessage } = useIntl()
  const score = scorePassword(password)
  return (
    <ProgressBar
      percent={(score / FULL_SCORE) * 100}
      label={formatMessage(messages.strength)}
      valueText={formatMessage(messages.strengthOf, { score })}
      kind={score === FULL_SCORE ? 'success' : 'error'}
    />
  )
}

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
