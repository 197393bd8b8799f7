import { useState, type ReactNode } from 'react'
import { useIntl } from '../../../intl/intl'
import { isPlatformError } from '../../../platform/http/platform-error'
import { usePlatform } from '../../../platform/platform-context'
import { useSession } from '../../../platform/session/use-session'
import { useRead } from '../../../platform/use-read'
import { Button } from '../../../ui/action/button'
import { useSubmit } from '../../../ui/form/use-submit'
import { Message } from '../../../ui/status/message'
import { useAccountAccess } from '../api/account-access'
import { GUEST_ORDERS_KEY, guestOrdersQuery, takeGuestOrders } from '../api/guest-orders'
import { CodeWay } from '../fresh-login/code-way'
import { ofSameCustomer } from '../fresh-login/fresh-login-way'
import { describeLoginError } from '../login/describe-login-error'
import { WRONG_PASSWORD } from '../model/password'
import { useSite } from '../../../visit/site/site-context'
import { useCustomer } from '../use-customer'
import { AccountPassword } from './account-password'
import { guestOrderMessages as messages } from './messages'

/** While it is not known. */
const NONE = { isConfirmed: true, count: 0 }

/**
 * Orders that the customer has placed as a guest, with the address that a code has confirmed; nothing without any. An
 * address that is not confirmed can be: until then nobody learns whether there are any.
 *
 * @param password the account's, where it was typed for another order on this page
 */
export function EarlierOrders({ password }: { password?: string }) {
  const intl = useIntl()
  const { formatMessage } = intl
  const access = useAccountAccess()
  const { data: { isConfirmed, count } = NONE, isFetching } = useRead(guestOrdersQuery(usePlatform()))
  const session = useSession()
  const { login } = useSite()
  const [isAsked, setAsked] = useState(false)
  const [taken, setTaken] = useState(0)
  const [needsPassword, setNeedsPassword] = useState(false)
  const { customer } = useCustomer()
  const { run, isBusy, problem } = useSubmit(error => {
    const type = isPlatformError(error) ? (error.type ?? '') : ''
    // One that was typed before may have been changed in another tab.
    if (type !== 'password-needed' && !WRONG_PASSWORD.includes(type)) return describeLoginError(intl, error)
    setNeedsPassword(true)
    return undefined
  })
  async function readAgain() {
    setAsked(true)
    await access.client.invalidateQueries({ queryKey: GUEST_ORDERS_KEY })
  }
  async function take(typed?: string) {
    await takeGuestOrders(access, { password: typed })
    setTaken(count)
  }
  if (taken > 0)
    return (
      <Message kind="success" answer>
        {formatMessage(messages.earlierTaken, { count: taken })}
      </Message>
    )
  if (!isConfirmed && !isAsked && login.code && customer?.email)
    return (
      <EarlierFrame>
        <p>{formatMessage(messages.earlierUnconfirmed, { email: customer.email })}</p>
        <CodeWay
          login={customer.login ?? customer.email}
          onEnter={async way => {
            await session.login(ofSameCustomer(way))
            await readAgain()
          }}
          onEnteredElsewhere={() => void readAgain()}
        />
      </EarlierFrame>
    )
  if (count === 0)
    return isAsked && !isFetching ? <Message answer>{formatMessage(messages.earlierNone)}</Message> : null
  return (
    <EarlierFrame>
      {problem && (
        <Message kind="error" answer>
          {problem}
        </Message>
      )}
      <p>{formatMessage(messages.earlierText, { count })}</p>
      {needsPassword && customer?.email ? (
        <AccountPassword email={customer.email} onSubmit={take} />
      ) : (
        <Button
          kind="secondary"
          busy={isBusy}
          className="justify-self-start"
          onClick={() => void run(() => take(password))}
        >
          {formatMessage(messages.earlierTake, { count })}
        </Button>
      )}
    </EarlierFrame>
  )
}

function EarlierFrame({ children }: { children: ReactNode }) {
  const { formatMessage } = useIntl()
  return (
    <section aria-labelledby="earlier-orders" className="account-offer">
      <h2 id="earlier-orders" className="heading-4">
        {formatMessage(messages.earlier)}
      </h2>
      {children}
    </section>
  )
}
