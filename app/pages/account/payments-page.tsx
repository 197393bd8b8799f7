import { useIntl } from 'react-intl'
import { AccountFrame } from '../../features/account/components/account-frame'
import { accountMessages as messages } from '../../features/account/messages'
import { SavedPayments } from '../../features/account/wallet/saved-payments'
import { createPage } from '../../page-unit/create-page'
import { showPage } from '../../page-unit/outcome'
import { ForCustomer } from './for-customer'

const now = () => new Date()

/** Cards and PayPal accounts that the customer has kept. */
function PaymentsPage() {
  const { formatMessage } = useIntl()
  return (
    <AccountFrame title={formatMessage(messages.payments)}>
      <ForCustomer>
        {({ paymentInstruments }) => <SavedPayments instruments={paymentInstruments} now={now} />}
      </ForCustomer>
    </AccountFrame>
  )
}

export const paymentsPage = createPage(() => Promise.resolve(showPage({})), PaymentsPage)
