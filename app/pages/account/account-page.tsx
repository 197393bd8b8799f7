import { useIntl } from 'react-intl'
import { AccountFailed } from '../../features/account/components/account-failed'
import { AccountFrame, AccountLoading } from '../../features/account/components/account-frame'
import { AccountOverview } from '../../features/account/components/account-overview'
import { accountMessages as messages } from '../../features/account/messages'
import { useCustomer } from '../../features/account/use-customer'
import { LastOrder } from '../../features/order/components/last-order'
import { createPage } from '../../page-unit/create-page'
import { showPage } from '../../page-unit/outcome'

/** The account's first page. It is personal: the server renders the frame, the browser loads the content. */
function AccountPage() {
  const { formatMessage } = useIntl()
  return (
    <AccountFrame title={formatMessage(messages.account)}>
      <Overview />
    </AccountFrame>
  )
}

function Overview() {
  const { customer, failed, refetch } = useCustomer()
  if (failed) return <AccountFailed onRetry={refetch} />
  if (!customer) return <AccountLoading />
  return (
    <AccountOverview
      customer={customer}
      lastOrder={
        <LastOrder loading={<AccountLoading />} failed={retry => <AccountFailed onRetry={retry} />} />
      }
    />
  )
}

export const accountPage = createPage(() => Promise.resolve(showPage({})), AccountPage)
