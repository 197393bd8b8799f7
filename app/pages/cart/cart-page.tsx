import { useIntl } from 'react-intl'
import { Helmet } from 'react-helmet'
import { ADDRESSES } from '../../addresses/address-table'
import { findContentPageId } from '../../addresses/find-address'
import { NoScriptNote } from '../../features/basket/components/no-script-note'
import { countItems } from '../../features/basket/model/basket-rules'
import { useBasket } from '../../features/basket/use-basket'
import { paths } from '../../addresses/paths'
import { Container } from '../../ui/page-section/page-section'
import { Skeleton } from '../../ui/skeleton/skeleton'
import { createPage } from '../../page-unit/create-page'
import { AddedContent } from '../../page-unit/added-content'
import { cartLoader } from './cart-loader'
import { CartContent } from './cart-content'
import { CartEmpty, CartFailed, CartLoading } from '../../features/basket/components/cart-states'
import { cartPageMessages as messages } from './messages'

/** The cart (requirement 2.2). Its heading counts the items when there are any. */
function CartPage() {
  const { formatMessage } = useIntl()
  const { basket, error, refetch } = useBasket()
  const count = countItems(basket)
  const heading =
    count > 0 ? formatMessage(messages.headingCount, { count }) : formatMessage(messages.heading)
  return (
    <>
      <Container className="cart-page">
        <Helmet>
          <title>{formatMessage(messages.heading)}</title>
          <meta name="robots" content={ADDRESSES.cart.robots} />
        </Helmet>
        <h1 className="heading-1">{heading}</h1>
        <NoScriptNote>{formatMessage(messages.noScript)}</NoScriptNote>
        {basket ? (
          <CartContent basket={basket} />
        ) : basket === null ? (
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
      <AddedContent pageId={findContentPageId(paths.cart)} />
    </>
  )
}

export default createPage(cartLoader, CartPage)
