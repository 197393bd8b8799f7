import { useEffect, useState } from 'react'
import { Head } from '../../page-head/head'
import { useIntl } from '../../intl/intl'
import { ADDRESSES } from '../../visit/addresses/address-table'
import { findContentPageId } from '../../visit/addresses/find-address'
import { AccountOffer } from '../../features/account/login/account-offer'
import { useAddedOrder } from '../../features/account/registration/added-order'
import { LinkedOrder } from '../../features/account/registration/linked-order'
import type { Taking } from '../../features/account/registration/use-order-taking'
import { OrderToAccount } from '../../features/account/registration/order-to-account'
import { OpenPayment } from '../../features/checkout/payment-return/open-payment'
import { createAttemptStore, noteUnpaid } from '../../features/checkout/place-order/order-attempt'
import { orderQuery } from '../../features/order/order-query'
import { ConfirmedOrder } from '../../features/order/components/confirmed-order'
import type { Order } from '../../features/order/order'
import { confirmationMessages as messages } from '../../features/order/confirmation-messages'
import type { OrderPayment } from '../../platform/scapi/order-payment'
import { usePlatform } from '../../platform/platform-context'
import { useShopperState } from '../../platform/session/use-session'
import { useRead } from '../../platform/use-read'
import { paths } from '../../visit/addresses/paths'
import { useSite } from '../../visit/site/site-context'
import { Button, ButtonLink } from '../../ui/action/button'
import { EmptyState } from '../../ui/status/empty-state'
import { Message } from '../../ui/status/message'
import { Container } from '../../ui/frame/page-section'
import { Skeleton } from '../../ui/status/skeleton'
import { AddedContent } from '../../page-unit/added-content'
import { createPage } from '../../page-unit/create-page'
import { withMessages } from '../../page-unit/with-messages'
import { OrderArrival, UntilThen } from './order-arrival'
import { useTrackedPurchase } from './use-tracked-purchase'
import { checkoutConfirmationLoader, type ConfirmationData } from './checkout-confirmation-loader'

/** How often an undecided payment is asked for, in milliseconds. */
const ASK_AGAIN_MS = 4_000

/** How often an order is asked for that is not accepted yet; accepted ones can be cancelled. */
const MAX_READS = 5

/** Of an order on its way into the account; one that does not get there is shown alone. */
const SHOWN_STATES: Taking['state'][] = ['running', 'taken', 'password', 'failed']

const isUndecided = (payment: OrderPayment | undefined): boolean =>
  payment?.state === 'open' || payment?.state === 'pending'

/**
 * The order of a guest. It stays while they register on this page, although the platform shows it to nobody
 * else until it is in the account (decision 46). Undefined for a customer's order.
 */
function useGuestOrder(orderNo: string, found: Order | null | undefined) {
  const state = useShopperState()
  const [kept, setKept] = useState<Order>()
  if (state === 'guest' && found && found !== kept) setKept(found)
  if (kept?.orderNo !== orderNo || (state !== 'guest' && state !== 'registered')) return undefined
  return { order: kept, isRegistered: state === 'registered' }
}

/** The order, visible only to the shopper who placed it. */
function CheckoutConfirmationPage({ data: { orderNo, isAdded } }: { data: ConfirmationData }) {
  const { formatMessage } = useIntl()
  const platform = usePlatform()
  const { site, login } = useSite()
  const {
    data: found,
    error,
    refetch
  } = useRead({
    ...orderQuery(platform, site.id, orderNo),
    // A payment is decided elsewhere, and so is whether the order is accepted.
    refetchInterval: (read, { state }) =>
      isUndecided(read?.payment) || (read?.isAccepted === false && state.dataUpdateCount < MAX_READS)
        ? ASK_AGAIN_MS
        : false
  })
  const guest = useGuestOrder(orderNo, found)
  const order = guest?.order ?? found
  const isRegistered = useShopperState() === 'registered'
  const linked = useAddedOrder(
    orderNo,
    isAdded && isRegistered && !guest && (found === null || found?.isByToken === true),
    async () => (await refetch()).data ?? {}
  )
  const { state } = linked.taking
  const payment = order?.payment
  useTrackedPurchase(order)
  useEffect(() => {
    if (!payment) return
    noteUnpaid(createAttemptStore(site.id), orderNo, payment.state !== 'settled')
  }, [payment, orderNo, site.id])
  return (
    <>
      <Container className="checkout-page">
        <Head>
          <title>{formatMessage(messages.title)}</title>
          <meta name="robots" content={ADDRESSES.checkoutConfirmation.robots} />
          <meta name="referrer" content="no-referrer" />
        </Head>
        <noscript>
          <p className="message message-warning">{formatMessage(messages.noScript)}</p>
        </noscript>
        {order && payment && payment.state !== 'settled' ? (
          <OpenPayment orderNo={orderNo} payment={payment} />
        ) : order ? (
          <ConfirmedOrder
            order={order}
            arrival={<OrderArrival order={order} />}
            meanwhile={<UntilThen order={order} />}
          >
            {guest &&
              (login.code && order.email ? (
                <OrderToAccount order={{ ...order, email: order.email }} isRegistered={guest.isRegistered} />
              ) : (
                <AccountOffer
                  known={{
                    email: order.email,
                    firstName: order.billingAddress?.firstName,
                    lastName: order.billingAddress?.lastName
                  }}
                  isDone={guest.isRegistered}
                />
              ))}
            {!guest && SHOWN_STATES.includes(state) && <LinkedOrder orderNo={orderNo} {...linked} />}
          </ConfirmedOrder>
        ) : order === null && (state === 'password' || state === 'failed') ? (
          <>
            <h1 className="heading-1">{formatMessage(messages.title)}</h1>
            <LinkedOrder orderNo={orderNo} {...linked} />
          </>
        ) : order === null && !(linked.isLinked && (state === 'waiting' || state === 'running')) ? (
          <EmptyState
            icon="lock"
            title={formatMessage(messages.unknown)}
            text={formatMessage(messages.unknownText)}
            action={<ButtonLink to={paths.home}>{formatMessage(messages.continue)}</ButtonLink>}
          />
        ) : error ? (
          <div className="grid justify-items-start gap-4">
            <Message kind="error">{formatMessage(messages.failed)}</Message>
            <Button kind="secondary" onClick={() => void refetch()}>
              {formatMessage(messages.retry)}
            </Button>
          </div>
        ) : (
          <div className="grid gap-4">
            <p role="status" className="sr-only">
              {formatMessage(messages.loading)}
            </p>
            <Skeleton className="h-12 w-3/4" />
            <Skeleton className="h-64 w-full" />
          </div>
        )}
      </Container>
      <AddedContent pageId={findContentPageId(paths.checkoutConfirmation)} />
    </>
  )
}

export default withMessages('personal', createPage(checkoutConfirmationLoader, CheckoutConfirmationPage))
