import type { ComponentType } from 'react'
import { useIntl } from '../../../intl/intl'
import { Dialog } from '../../../ui/overlay/dialog'
import { usePlatform } from '../../../platform/platform-context'
import { useRead } from '../../../platform/use-read'
import { useSite } from '../../../visit/site/site-context'
import { useCustomer } from '../use-customer'
import { ProviderButtons } from '../login/provider-buttons'
import { linkedAccountsQuery } from '../security/linked-accounts-query'
import { PasskeyLogin } from '../passkeys/passkey-login'
import { CodeWay } from './code-way'
import type { FreshLoginWayProps } from './fresh-login-way'
import { freshLoginMessages as messages } from './messages'
import { PasswordWay } from './password-way'

/** Logging in again with a passkey. */
function PasskeyWay({ onEnter }: FreshLoginWayProps) {
  const { login } = useSite()
  return login.passkeys ? <PasskeyLogin enter={onEnter} /> : null
}

/** Logs in again with a connected provider, which leaves the page: the dialog says that the change will be lost. */
export function ProviderWay() {
  const { formatMessage } = useIntl()
  const { data } = useRead(linkedAccountsQuery(usePlatform()))
  return data ? (
    <ProviderButtons
      only={data.accounts.map(({ provider }) => provider)}
      note={formatMessage(messages.comeBack)}
    />
  ) : null
}

/** The ways of logging in again, in their order. */
const WAYS: readonly { id: string; Way: ComponentType<FreshLoginWayProps> }[] = [
  { id: 'password', Way: PasswordWay },
  { id: 'passkey', Way: PasskeyWay },
  { id: 'code', Way: CodeWay },
  { id: 'provider', Way: ProviderWay }
]

interface FreshLoginDialogProps extends Pick<FreshLoginWayProps, 'onEnter' | 'onEnteredElsewhere'> {
  onClose: () => void
}

/** Asks a customer to log in again before a change (requirement 14.7). */
export function FreshLoginDialog({ onEnter, onEnteredElsewhere, onClose }: FreshLoginDialogProps) {
  const { formatMessage } = useIntl()
  const { customer } = useCustomer()
  const login = customer?.login ?? customer?.email
  return (
    <Dialog
      open
      onClose={onClose}
      title={formatMessage(messages.title)}
      closeLabel={formatMessage(messages.cancel)}
    >
      <div className="grid gap-5">
        <p>{formatMessage(messages.text)}</p>
        {login && (
          <>
            <p className="font-semibold">{formatMessage(messages.account, { login })}</p>
            {WAYS.filter(({ id }) => id !== 'password' || !customer?.isPasswordOff).map(({ id, Way }) => (
              <Way key={id} login={login} onEnter={onEnter} onEnteredElsewhere={onEnteredElsewhere} />
            ))}
          </>
        )}
      </div>
    </Dialog>
  )
}
