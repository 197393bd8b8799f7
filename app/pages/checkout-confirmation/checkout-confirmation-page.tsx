import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Helmet } from 'react-helmet'
import { useIntl } from 'react-intl'
import { ADDRESSES } from '../../addresses/address-table'
import { findContentPageId } from '../../addresses/find-address'
import { OpenPayment } from '../../features/checkout/payment-return/open-payment'
import { createAttemptStore, noteUnpaid } from '../../features/checkout/place-order/order-attempt'
import { orderQuery } from '../../features/order/api/order-query'
import { ConfirmedOrder } from '../../features/order/components/confirmed-order'
import { confirmationMessages as messages } from '../../features/order/confirmation-messages'
import type { OrderPayment } from '../../platform/scapi/order-payment'
import { usePlatform } from '../../platform/platform-context'
import { paths } from '../../addresses/paths'
import { useSite } from '../../site/site-context'
import { Button, ButtonLink } from '../../ui/button/button'
import { EmptyState } from '../../ui/empty-state/empty-state'
import { Message } from '../../ui/message/message'
import { Container } from '../../ui/page-section/page-section'
import { Skeleton } from '../../ui/skeleton/skeleton'
import { AddedContent } from '../../page-unit/added-content'
import { createPage } from '../../page-unit/create-page'
import { withWords } from '../../page-unit/with-words'
import { checkoutConfirmationLoader, type ConfirmationData } from './checkout-confirmation-loader'

/** How often an undecided payment is asked for, in milliseconds. */
const ASK_AGAIN_MS = 4_000

const isUndecided = (payment: OrderPayment | undefined): boolean =>
  payment?.state === 'open' || payment?.state === 'pending'

/** The order, visible only to the shopper who placed it. */
function CheckoutConfirmationPage({ data: { orderNo } }: { data: ConfirmationData }) {
  const { formatMessage } = useIntl()
  const platform = usePlatform()
  const { site } = useSite()
  const {
    data: order,
    error,
    refetch
  } = useQuery({
    ...orderQuery(platform, site.id, orderNo),
    // A payment is decided elsewhere.
    refetchInterval: found => (isUndecided(found?.payment) ? ASK_AGAIN_MS : false)
  })
  const payment = order?.payment
  useEffect(() => {
    if (!payment) return
    noteUnpaid(
      createAttemptStore(site.id, () => window.localStorage),
      orderNo,
      payment.state !== 'settled'
    )
  }, [payment, orderNo, site.id])
  return (
    <>
      <Container className="checkout-page">
        <Helmet>
          <title>{formatMessage(messages.title)}</title>
          <meta name="robots" content={ADDRESSES.checkoutConfirmation.robots} />
          <meta name="referrer" content="no-referrer" />
        </Helmet>
        <noscript>
          <p className="message message-warning">{formatMessage(messages.noScript)}</p>
        </noscript>
        {order && payment && payment.state !== 'settled' ? (
          <OpenPayment orderNo={orderNo} payment={payment} />
        ) : order ? (
          <ConfirmedOrder order={order} />
        ) : order === null ? (
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

export default withWords('personal', createPage(checkoutConfirmationLoader, CheckoutConfirmationPage))
