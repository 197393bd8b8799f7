import { useState } from 'react'
import { useIntl } from '../../../intl/intl'
import { Message } from '../../../ui/status/message'
import { useSite } from '../../../visit/site/site-context'
import { useCodeExpiry } from '../use-pending'
import { CodeForm } from './code-form'
import { codeMessages as messages } from './code-messages'
import { CodeRequestForm } from './code-request-form'
import { forgetPendingCode, readPendingCode } from './pending-code'
import { useEnterAccount } from './use-enter-account'

interface CodeLoginProps {
  /** As far as it is known. */
  email: string
  /** The code of the mail's link, with which the page was opened. */
  linkedCode?: string
  onDone?: () => void
  /** Back to the password, with the address typed here. */
  onPassword: (email: string) => void
}

/**
 * Login by a code in a mail: the address first, then the code (requirement 14.1). A code that this browser waits for is
 * asked for at once, since phones reload pages while their owner reads the mail.
 */
export function CodeLogin({ email, linkedCode, onDone, onPassword }: CodeLoginProps) {
  const { formatMessage } = useIntl()
  const { site } = useSite()
  const enterAccount = useEnterAccount()
  const [address, setAddress] = useState(email)
  const [pending, setPending] = useState(() => readPendingCode(site.id))

  useCodeExpiry(pending)

  function leave(typed: string) {
    forgetPendingCode(site.id)
    setAddress(typed)
    setPending(undefined)
  }

  if (pending)
    return (
      <CodeForm
        pending={pending}
        linkedCode={linkedCode}
        onAsked={setPending}
        onEnter={async way => {
          await enterAccount(way)
          onDone?.()
        }}
      >
        <div className="flex flex-wrap gap-x-6">
          <button type="button" className="link min-h-11" onClick={() => leave(pending.email)}>
            {formatMessage(messages.change)}
          </button>
          <button
            type="button"
            className="link min-h-11"
            onClick={() => {
              leave(pending.email)
              onPassword(pending.email)
            }}
          >
            {formatMessage(messages.password)}
          </button>
        </div>
      </CodeForm>
    )
  return (
    <div className="grid gap-5">
      {linkedCode && (
        <Message kind="warning" answer>
          {formatMessage(messages.elsewhere)}
        </Message>
      )}
      <CodeRequestForm email={address} onAsked={setPending} onPassword={onPassword} />
    </div>
  )
}
