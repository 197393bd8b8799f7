import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from '../../../intl/intl'
import { usePlatform } from '../../../platform/platform-context'
import { Button } from '../../../ui/action/button'
import { Message } from '../../../ui/status/message'
import { requestEmailChange } from '../api/change-email'
import { CUSTOMER_KEY } from '../api/customer-query'
import { freshLoginMessages } from '../fresh-login/messages'
import { codeMessages } from '../login/code-messages'
import type { Customer } from '../model/customer'
import { usePending } from '../use-pending'
import { pendingEmails } from '../pending'
import { EmailConfirmForm } from './email-confirm-form'
import { EmailRequestForm } from './email-request-form'
import { emailMessages as messages } from './email-messages'

/**
 * The customer's e-mail address, and its change: the new one, then the code that was sent to it (requirement 14.6). A code
 * that this browser waits for is asked for at once, also after a reload and in another tab.
 */
export function EmailSection({ customer }: { customer: Customer }) {
  const { formatMessage } = useIntl()
  const platform = usePlatform()
  const client = useQueryClient()
  const { pending, keep, forget } = usePending(
    pendingEmails,
    customer.customerId,
    // The other tab may have confirmed it.
    () => void client.invalidateQueries({ queryKey: CUSTOMER_KEY })
  )
  /** The new address as far as it was typed; undefined while nobody changes it. */
  const [typed, setTyped] = useState<string>()
  const [changed, setChanged] = useState<string>()
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  const isOpen = Boolean(pending) || typed !== undefined
  const { email = '', login = email } = customer

  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])

  async function ask(address: string) {
    const needsPassword = await requestEmailChange(platform, address)
    keep({ email: address, needsPassword })
  }
  function leave(next?: string) {
    forget()
    setTyped(next)
  }

  if (pending)
    return (
      <EmailConfirmForm
        key={pending.email}
        pending={pending}
        login={login}
        onAsk={() => ask(pending.email)}
        onDone={() => {
          setChanged(pending.email)
          leave()
        }}
      >
        <div className="flex flex-wrap gap-x-6">
          <button type="button" className="link min-h-11" onClick={() => leave(pending.email)}>
            {formatMessage(codeMessages.change)}
          </button>
          <button type="button" className="link min-h-11" onClick={() => leave()}>
            {formatMessage(freshLoginMessages.cancel)}
          </button>
        </div>
      </EmailConfirmForm>
    )
  if (typed !== undefined)
    return <EmailRequestForm customer={customer} email={typed} onAsk={ask} onCancel={() => leave()} />
  return (
    <div className="grid gap-5">
      {changed && (
        <Message kind="success" answer>
          {formatMessage(messages.done, { email: changed })}
        </Message>
      )}
      <p>{formatMessage(email === login ? messages.present : messages.loginDiffers, { email, login })}</p>
      <Button
        ref={button}
        kind="secondary"
        className="sm:justify-self-start"
        onClick={() => {
          setChanged(undefined)
          setTyped('')
        }}
      >
        {formatMessage(messages.change)}
      </Button>
    </div>
  )
}
