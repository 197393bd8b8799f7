import { useEffect, useRef, useState } from 'react'
import { useIntl } from '../../../intl/intl'
import { byCode } from '../../../platform/session/login-ways'
import { useSession, useShopperState } from '../../../platform/session/use-session'
import { notify } from '../../../ui/overlay/notify'
import { useSite } from '../../../visit/site/site-context'
import { ofSameCustomer } from '../fresh-login/fresh-login-way'
import { useCustomer } from '../use-customer'
import { codeMessages as messages } from './code-messages'
import { forgetPendingCode, readPendingCode, type PendingCode } from './pending-code'

/** The shopper in whose browser the link of a mail was opened. */
type CustomerLink =
  /** The first render, which is the server's too. */
  | { state: 'arriving' }
  /** A guest, whom the code logs in; or there is no link. */
  | { state: 'guest' }
  /** A customer who has logged out meanwhile, here or in another tab; the code is not used by itself. */
  | { state: 'left' }
  /** A customer, whose own code is being checked. */
  | { state: 'confirming' }
  /** A customer, with nothing left to do. */
  | { state: 'done' }
  /** A customer, and the code was asked for with another address. */
  | { state: 'other'; customer: string; email: string }

/**
 * The link of a mail in a browser where a customer is logged in already (requirement 14.1). A code to their own address
 * confirms who they are, as a page may have asked for; one to another address changes nobody without a question.
 */
export function useCustomerLink(linkedCode: string | undefined): CustomerLink {
  const { formatMessage } = useIntl()
  const session = useSession()
  const isCustomer = useShopperState() === 'registered'
  const { site } = useSite()
  const [arrival, setArrival] = useState<{ isCustomer: boolean; pending?: PendingCode }>()
  const { customer, failed } = useCustomer(arrival?.isCustomer === true)
  const [isDone, setDone] = useState(false)
  const isEntering = useRef(false)
  const pending = arrival?.isCustomer ? arrival.pending : undefined
  // A customer of a provider has a login that is no address.
  const shown = customer?.email ?? customer?.login
  const isOwn = [customer?.email, customer?.login].some(
    own => own !== undefined && own.toLowerCase() === pending?.email.toLowerCase()
  )

  useEffect(() => {
    if (linkedCode)
      setArrival({ isCustomer: session.getState() === 'registered', pending: readPendingCode(site.id) })
  }, [linkedCode, session, site.id])

  useEffect(() => {
    const isKnown = isOwn || failed || (arrival && !pending)
    if (!linkedCode || !arrival?.isCustomer || !isKnown || isEntering.current) return
    isEntering.current = true
    async function enter() {
      if (pending && isOwn)
        // A code that is spent or too old changes nothing: the page that asked for it still asks.
        await session.login(ofSameCustomer(byCode(pending.email, linkedCode!))).then(
          () => forgetPendingCode(site.id),
          () => undefined
        )
      setDone(true)
      void notify(formatMessage(messages.already), 'info')
    }
    void enter()
  }, [linkedCode, arrival, pending, failed, isOwn, session, site.id, formatMessage])

  if (!linkedCode || arrival?.isCustomer === false) return { state: 'guest' }
  if (!arrival) return { state: 'arriving' }
  if (isDone) return { state: 'done' }
  if (!isCustomer) return { state: 'left' }
  return pending && shown && !isOwn
    ? { state: 'other', customer: shown, email: pending.email }
    : { state: 'confirming' }
}
