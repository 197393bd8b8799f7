import { useEffect, useState } from 'react'
import { useIntl } from '../../intl/intl'
import { Head } from '../../page-head/head'
import { ADDRESSES } from '../../visit/addresses/address-table'
import { findContentPageId } from '../../visit/addresses/find-address'
import { NoScriptNote } from '../../features/basket/components/no-script-note'
import { countItems } from '../../features/basket/model/count-items'
import { useBasket } from '../../features/basket/use-basket'
import { paymentReturnMessages } from '../../features/checkout/payment-return/messages'
import { PaymentReturn, type FailedPayment } from '../../features/checkout/payment-return/payment-return'
import { UnpaidOrder } from '../../features/checkout/payment-return/unpaid-order'
import { isUndecided, OpenOrder, useOpenOrder } from '../../features/checkout/place-order/open-order'
import { ExpressFailure } from '../../features/express/express-failure'
import { useShopperState } from '../../platform/session/use-session'
import {
  useRestoreBasket,
  type BasketRestoration
} from '../../features/checkout/payment-return/use-restore-basket'
import { useConsent } from '../../visit/consent/use-consent'
import { useLazyComponent } from '../../lazy-loading/use-lazy-component'
import { paths } from '../../visit/addresses/paths'
import { Container } from '../../ui/frame/page-section'
import { Skeleton } from '../../ui/status/skeleton'
import { createPage } from '../../page-unit/create-page'
import { withMessages } from '../../page-unit/with-messages'
import { AddedContent } from '../../page-unit/added-content'
import { cartLoader, type CartData, bestsellersQuery } from './cart-loader'
import { CartContent } from './cart-content'
import { CartEmpty, CartFailed, CartLapsed, CartLoading } from '../../features/basket/components/cart-states'
import { useSite } from '../../visit/site/site-context'
import { cartPageMessages as messages } from './messages'
import { TileRow } from '../../content/recommendations/tile-row'
import { usePlatform } from '../../platform/platform-context'
import { useRead } from '../../platform/use-read'

const MOST_BESTSELLERS = 4

/** Best sellers of the shop, in an empty cart. */
function Bestsellers() {
  const { formatMessage } = useIntl()
  const { data = [] } = useRead(bestsellersQuery(usePlatform()))
  return <TileRow headline={formatMessage(messages.bestsellers)} tiles={data.slice(0, MOST_BESTSELLERS)} />
}

const loadRecommendations = () =>
  import(/* webpackChunkName: "recommended-rows" */ './cart-recommendations').then(
    ({ CartRecommendations }) => CartRecommendations
  )

/** The content of the cart is only known in the browser: the footer stays below the fold. */
const FULL_HEIGHT = 'min-h-[calc(100svh-var(--header-height))]'

/** The cart (requirement 6.2). Its heading counts the items when there are any. */
function CartPage({ data }: { data: CartData }) {
  const { formatMessage } = useIntl()
  const { site } = useSite()
  const { basket, error, refetch } = useBasket()
  const Recommendations = useLazyComponent(useConsent('marketing'), loadRecommendations)
  const back = useRestoreBasket()
  const openOrder = useOpenOrder()
  const isLapsed = useShopperState() === 'lapsed'
  const failed = useFailedPayment(data.failedPayment, back)
  const isComingBack = back.state === 'running'
  const count = isComingBack ? 0 : countItems(basket)
  const isEmpty = !error && basket !== undefined && count === 0 && !isLapsed && !isComingBack
  const heading =
    count > 0 ? formatMessage(messages.headingCount, { count }) : formatMessage(messages.heading)
  return (
    <div className={FULL_HEIGHT}>
      <Container className="cart-page">
        <Head>
          <title>{formatMessage(messages.heading)}</title>
          <meta name="description" content={formatMessage(messages.description, { shop: site.name })} />
          <meta name="robots" content={ADDRESSES.cart.robots} />
        </Head>
        <h1 className="heading-1">{heading}</h1>
        <NoScriptNote>{formatMessage(messages.noScript)}</NoScriptNote>
        {failed && !isComingBack && <PaymentReturn failed={failed} back={back} />}
        {!failed && <UnpaidOrder />}
        <ExpressFailure reason={data.expressFailure} />
        <OpenOrder state={openOrder} />
        {isComingBack ? (
          <div className="cart-columns">
            <CartLoading text={formatMessage(paymentReturnMessages.restoring)} />
            <Skeleton className="needs-script h-72 w-full" />
          </div>
        ) : basket ? (
          <CartContent basket={basket} />
        ) : basket === null && isLapsed ? (
          <CartLapsed />
        ) : basket === null && isUndecided(openOrder) ? null : basket === null ? (
          <CartEmpty />
        ) : error ? (
          <CartFailed onRetry={refetch} />
        ) : (
          <div className="cart-columns">
            <CartLoading />
            <Skeleton className="needs-script h-72 w-full" />
          </div>
        )}
      </Container>
      {isEmpty && <Bestsellers />}
      {Recommendations && basket && countItems(basket) > 0 && !isComingBack && (
        <Recommendations basket={basket} />
      )}
      <AddedContent pageId={findContentPageId(paths.cart)} />
    </div>
  )
}

/** Brings the basket of a failed payment back; why it failed stays on the page after its address is clean. */
function useFailedPayment(fresh: FailedPayment | undefined, { restoreBasket }: BasketRestoration) {
  const [failed, setFailed] = useState(fresh)
  const orderNo = fresh?.orderNo
  useEffect(() => {
    if (!orderNo) return
    setFailed(fresh)
    void restoreBasket(orderNo)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each order
  }, [orderNo])
  return failed
}

export default withMessages('personal', createPage(cartLoader, CartPage))
