import { Head } from '../../page-head/head'
import { useIntl } from '../../intl/intl'
import { ADDRESSES } from '../../visit/addresses/address-table'
import { findContentPageId } from '../../visit/addresses/find-address'
import { CartFailed } from '../../features/basket/components/cart-states'
import { NoScriptNote } from '../../features/basket/components/no-script-note'
import { countItems } from '../../features/basket/model/count-items'
import { useBasket } from '../../features/basket/use-basket'
import { CheckoutEmpty, CheckoutLoading } from '../../features/checkout/checkout-states'
import { checkoutMessages as messages } from '../../features/checkout/messages'
import { placeOrderMessages } from '../../features/checkout/place-order/messages'
import {
  EarlierOrder,
  isOrderOpen,
  OrderStatusMessage
} from '../../features/checkout/place-order/order-status-message'
import { ExpressReturnNote, useExpressReturn } from '../../features/express/express-return'
import { expressReturnMessages } from '../../features/express/return-messages'
import { UnpaidOrder } from '../../features/checkout/payment-return/unpaid-order'
import { usePlaceOrder } from '../../features/checkout/place-order/use-place-order'
import { paths } from '../../visit/addresses/paths'
import { Container } from '../../ui/frame/page-section'
import { AddedContent } from '../../page-unit/added-content'
import { createPage } from '../../page-unit/create-page'
import { withMessages } from '../../page-unit/with-messages'
import { checkoutLoader, type CheckoutData } from './checkout-loader'
import { CheckoutSections } from './checkout-sections'

/** Checkout with an e-mail only (requirement 7.1). */
function CheckoutPage({ data }: { data: CheckoutData }) {
  const { formatMessage } = useIntl()
  const { basket, error, refetch } = useBasket()
  const placing = usePlaceOrder(basket)
  const express = useExpressReturn(data.expressId, basket)
  return (
    <>
      <Container className="checkout-page">
        <Head>
          <title>{formatMessage(messages.heading)}</title>
          <meta name="robots" content={ADDRESSES.checkout.robots} />
        </Head>
        <h1 className="heading-2">{formatMessage(messages.heading)}</h1>
        <NoScriptNote>{formatMessage(messages.noScript)}</NoScriptNote>
        <OrderStatusMessage placing={placing} />
        <EarlierOrder earlier={placing.earlier} />
        <UnpaidOrder />
        <ExpressReturnNote {...express} isOrderRefused={placing.failure !== undefined} />
        {/* Hidden, not unmounted: drafts and the open step are kept. */}
        <div hidden={isOrderOpen(placing)} className="min-w-0">
          {basket && express.isRunning ? (
            <CheckoutLoading text={formatMessage(expressReturnMessages.taking)} />
          ) : basket && countItems(basket) > 0 ? (
            <CheckoutSections basket={basket} placing={placing} addressDraft={express.draft} />
          ) : placing.isBusy ? (
            <CheckoutLoading text={formatMessage(placeOrderMessages.resuming)} />
          ) : basket === undefined && error ? (
            <CartFailed onRetry={refetch} />
          ) : basket === undefined ? (
            <CheckoutLoading text={formatMessage(messages.loading)} />
          ) : (
            <CheckoutEmpty failure={placing.failure} />
          )}
        </div>
      </Container>
      <AddedContent pageId={findContentPageId(paths.checkout)} />
    </>
  )
}

export default withMessages('personal', createPage(checkoutLoader, CheckoutPage))
