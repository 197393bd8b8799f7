import { useEffect, useRef, useState } from 'react'
import { useIntl } from '../../../intl/intl'
import type { byCode } from '../../../platform/session/login-ways'
import { Message } from '../../../ui/status/message'
import { useSite } from '../../../visit/site/site-context'
import { announceRegistration } from '../account-events'
import { ofSameCustomer } from '../fresh-login/fresh-login-way'
import { CodeForm } from '../login/code-form'
import { readPendingCode, type PendingCode } from '../login/pending-code'
import { registrationMessages } from '../login/registration-messages'
import { useCodeExpiry } from '../use-pending'
import { useEnterAccount } from '../login/use-enter-account'
import { readNewcomer, type GuestOrder } from '../model/guest-order'
import { AccountPassword } from './account-password'
import { addedOrderWishes } from './added-order'
import { EarlierOrders } from './earlier-orders'
import { guestOrderMessages as messages } from './messages'
import { OrderCodeRequest } from './order-code-request'
import { TakingOutcome } from './taking-outcome'
import { useOrderTaking, type Taking } from './use-order-taking'

interface OrderToAccountProps {
  order: GuestOrder
  /** The guest has become a customer, in this tab or another one. */
  isRegistered: boolean
}

const OUTCOMES: Taking['state'][] = ['taken', 'other', 'failed']

/** After an order: one code makes the guest's account, or opens the one they have, and adds the order to it (14.4). */
export function OrderToAccount({ order, isRegistered }: OrderToAccountProps) {
  const { formatMessage } = useIntl()
  const { site } = useSite()
  const enterAccount = useEnterAccount()
  const { taking, take } = useOrderTaking(order.orderNo, () => Promise.resolve(order))
  const [pending, setPending] = useState<PendingCode>()
  const [keepsAddress, setKeepsAddress] = useState(true)
  const isEntering = useRef(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useCodeExpiry(pending)

  // A phone has loaded the page anew while its owner read the mail.
  useEffect(() => {
    const kept = readPendingCode(site.id)
    if (kept?.isNewcomer && kept.email === order.email) setPending(kept)
  }, [site.id, order.email])

  // The mail's link has logged in, in another tab.
  useEffect(() => {
    if (isRegistered && pending?.isNewcomer && !isEntering.current && taking.state === 'waiting')
      void take({ keepsAddress })
  }, [isRegistered, pending, taking.state, take, keepsAddress])

  /** The first code, or another one. */
  function note(asked: PendingCode) {
    addedOrderWishes.keep(site.id, { orderNo: order.orderNo, keepsAddress, askedAt: asked.askedAt })
    setPending(asked)
  }

  async function enter(code: ReturnType<typeof byCode>) {
    isEntering.current = true
    try {
      // A customer who is logged in must not change into another one.
      const { isNewCustomer } = await enterAccount(isRegistered ? ofSameCustomer(code) : code)
      if (isNewCustomer) announceRegistration('succeeded')
      void take({ keepsAddress })
    } finally {
      isEntering.current = false
    }
  }

  const { email } = order
  const isAsking = pending && (taking.state === 'waiting' || taking.state === 'unconfirmed')
  // The pressed button is gone.
  useEffect(() => {
    if (OUTCOMES.includes(taking.state)) heading.current?.focus()
  }, [taking.state])

  return (
    <>
      <section aria-labelledby="order-to-account" className="account-offer">
        <h2 ref={heading} tabIndex={-1} id="order-to-account" className="heading-3">
          {formatMessage(registrationMessages.offer)}
        </h2>
        {isAsking ? (
          <CodeForm
            pending={pending}
            newcomer={pending.isNewcomer ? readNewcomer(order) : undefined}
            onAsked={note}
            onEnter={enter}
          />
        ) : !isRegistered ? (
          <OrderCodeRequest
            order={order}
            keepsAddress={keepsAddress}
            onKeepsAddress={setKeepsAddress}
            onAsked={note}
          />
        ) : taking.state === 'unconfirmed' ? (
          <>
            <Message kind="info" answer>
              {formatMessage(messages.unconfirmed, { email })}
            </Message>
            <OrderCodeRequest order={order} isCustomer onAsked={note} />
          </>
        ) : taking.state === 'password' ? (
          <AccountPassword email={email} onSubmit={password => take({ keepsAddress, password })} />
        ) : (
          <TakingOutcome taking={taking} orderNo={order.orderNo} onTake={() => void take({ keepsAddress })} />
        )}
      </section>
      {taking.state === 'taken' && <EarlierOrders password={taking.password} />}
    </>
  )
}
