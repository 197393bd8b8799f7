import type { ReactNode } from 'react'
import { useIntl } from '../../intl/intl'
import { loginPageMessages as messages } from './messages'

/** Only without scripts: says that they are needed here. */
export function NeedsScript() {
  const { formatMessage } = useIntl()
  return (
    <noscript>
      <p className="message message-warning">
        <span className="message-text">{formatMessage(messages.noScript)}</span>
      </p>
    </noscript>
  )
}

/** A form around an account on a surface of its own; narrow where it is all that the page has. */
export const LoginBox = ({ narrow, children }: { narrow?: boolean; children: ReactNode }) => (
  <section className={narrow ? 'login-box login-narrow' : 'login-box'}>{children}</section>
)
