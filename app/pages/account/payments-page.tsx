import { useIntl } from '../../intl/intl'
import { AccountFrame } from '../../features/account/account-frame'
import { accountMessages as messages } from '../../features/account/messages'
import { SavedPayments } from '../../features/account/saved/saved-payments'
import { standingOrdersQuery } from '../../features/standing-orders/standing-orders-query'
import { usePlatform } from '../../platform/platform-context'
import { useRead } from '../../platform/use-read'
import { createPage } from '../../page-unit/create-page'
import { showPage } from '../../page-unit/outcome'
import { ForCustomer } from './for-customer'

const now = () => new Date()

/** The standing order that a saved payment pays; none where the orders cannot be read. */
function useStandingPayments() {
  const { data = [] } = useRead(standingOrdersQuery(usePlatform()))
  return (paymentInstrumentId: string) =>
    data.find(({ payment }) => payment?.customerPaymentInstrumentId === paymentInstrumentId)?.listId
}

/** Cards and PayPal accounts that the customer has kept. */
function PaymentsPage() {
  const { formatMessage } = useIntl()
  const findStandingOrder = useStandingPayments()
  return (
    <AccountFrame title={formatMessage(messages.payments)}>
      <ForCustomer>
        {({ paymentInstruments }) => (
          <SavedPayments instruments={paymentInstruments} now={now} findStandingOrder={findStandingOrder} />
        )}
      </ForCustomer>
    </AccountFrame>
  )
}

export const paymentsPage = createPage(() => Promise.resolve(showPage({})), PaymentsPage)
