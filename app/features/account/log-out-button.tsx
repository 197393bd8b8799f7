import { useState } from 'react'
import { useIntl } from '../../intl/intl'
import { useSession } from '../../platform/session/use-session'
import { Button } from '../../ui/action/button'
import { Message } from '../../ui/status/message'
import { notify } from '../../ui/overlay/notify'
import { accountMessages as messages } from './messages'

/** Ends the session in every tab; the page leads to the login by itself. */
export function LogOutButton() {
  const { formatMessage } = useIntl()
  const session = useSession()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const logOut = () => {
    setState('busy')
    // After a success this page is gone, so the outcome shows on failure only.
    session.logout().then(
      () => notify(formatMessage(messages.loggedOut), 'success'),
      () => setState('failed')
    )
  }
  return (
    <div className="grid justify-items-start gap-3">
      {state === 'failed' && (
        <Message kind="error" answer>
          {formatMessage(messages.logoutFailed)}
        </Message>
      )}
      <Button kind="secondary" small busy={state === 'busy'} onClick={logOut}>
        {formatMessage(messages.logout)}
      </Button>
    </div>
  )
}
