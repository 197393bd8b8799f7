import { useState, type ReactNode } from 'react'
import { useIntl } from '../../../intl/intl'
import { ForgotPassword } from './forgot-password'
import { loginMessages as messages } from './messages'

/**
 * For a form that asks for a known customer's password: the link below the field, and the dialog that it opens, which has
 * a form of its own, outside of the other one.
 */
export function useForgottenPassword(email: string): { link: ReactNode; dialog: ReactNode } {
  const { formatMessage } = useIntl()
  const [isForgotten, setForgotten] = useState(false)
  return {
    link: (
      <button type="button" className="link min-h-11 justify-self-start" onClick={() => setForgotten(true)}>
        {formatMessage(messages.forgot)}
      </button>
    ),
    dialog: isForgotten && <ForgotPassword email={email} onClose={() => setForgotten(false)} />
  }
}
