import { useIntl } from '../../../intl/intl'
import { useSession } from '../../../platform/session/use-session'
import { Button } from '../../../ui/action/button'
import { useSubmit } from '../../../ui/form/use-submit'
import { Message } from '../../../ui/status/message'
import { useSite } from '../../../visit/site/site-context'
import { accountMessages } from '../messages'
import { codeMessages as messages } from './code-messages'
import { forgetPendingCode } from './pending-code'

export interface LinkedAddress {
  /** Address of the customer who is logged in. */
  customer: string
  /** To which the code was sent. */
  email: string
}

interface OtherAddressProps extends LinkedAddress {
  onStay: () => void
  /** Before the logout. */
  onLeaving: () => void
  onLeave: () => void
}

/**
 * A customer has opened the link of a mail to another address. Its code belongs to the guest that they were, so a change
 * takes a new one.
 */
export function OtherAddress({ customer, email, onStay, onLeaving, onLeave }: OtherAddressProps) {
  const { formatMessage } = useIntl()
  const { site } = useSite()
  const session = useSession()
  const { run, isBusy, problem } = useSubmit(() => formatMessage(accountMessages.logoutFailed))
  return (
    <div className="grid gap-5">
      {problem && (
        <Message kind="error" answer>
          {problem}
        </Message>
      )}
      <p role="status">{formatMessage(messages.otherAddress, { customer, email })}</p>
      <div className="flex flex-wrap gap-3">
        <Button
          onClick={() => {
            forgetPendingCode(site.id)
            onStay()
          }}
        >
          {formatMessage(messages.stay)}
        </Button>
        <Button
          kind="secondary"
          busy={isBusy}
          onClick={() =>
            void run(async () => {
              onLeaving()
              await session.logout()
              forgetPendingCode(site.id)
              onLeave()
            })
          }
        >
          {formatMessage(messages.switch)}
        </Button>
      </div>
    </div>
  )
}
