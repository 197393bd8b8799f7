import type { UseFormRegisterReturn } from 'react-hook-form'
import { useIntl } from '../../../intl/intl'
import { PasswordInput } from '../../../ui/form/password-input'
import { loginMessages as messages } from './messages'

interface CurrentPasswordProps {
  /** Of the form; the field's own is `id-name`. */
  id: string
  /** Whose password it is. */
  login: string
  label?: string
  error?: string
  field: UseFormRegisterReturn
}

/** The password that a known customer has, for password managers with their login. */
export function CurrentPassword({ id, login, label, error, field }: CurrentPasswordProps) {
  const { formatMessage } = useIntl()
  return (
    <>
      <input type="text" autoComplete="username" value={login} readOnly hidden />
      <PasswordInput
        id={`${id}-${field.name}`}
        autoComplete="current-password"
        label={label ?? formatMessage(messages.password)}
        showLabel={formatMessage(messages.showPassword)}
        hideLabel={formatMessage(messages.hidePassword)}
        required
        error={error}
        {...field}
      />
    </>
  )
}
