import { Head } from '../../page-head/head'
import { useIntl } from '../../intl/intl'
import { ADDRESSES } from '../../visit/addresses/address-table'
import { FindOrder } from '../../features/order/components/find-order'
import { findOrderMessages as messages } from '../../features/order/find-order-messages'
import { createPage } from '../../page-unit/create-page'
import { showPage } from '../../page-unit/outcome'
import { Container } from '../../ui/frame/page-section'
import { LoginBox, NeedsScript } from '../login/login-box'

/** Where guests find their order again. */
function FindOrderPage() {
  const { formatMessage } = useIntl()
  return (
    <Container className="login-page">
      <Head>
        <title>{formatMessage(messages.title)}</title>
        <meta name="robots" content={ADDRESSES.findOrder.robots} />
      </Head>
      <FindOrder
        box={content => (
          <LoginBox narrow>
            <h1 className="heading-2">{formatMessage(messages.title)}</h1>
            <NeedsScript />
            {content}
          </LoginBox>
        )}
      />
    </Container>
  )
}

export const findOrderPage = createPage(() => Promise.resolve(showPage({})), FindOrderPage)
