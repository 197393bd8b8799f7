import { useIntl } from '../../intl/intl'
import { AccountFailed, AccountFrame, AccountLoading } from '../../features/account/account-frame'
import { AccountOverview } from '../../features/account/account-overview'
import { accountMessages as messages } from '../../features/account/messages'
import { LastOrder } from '../../features/order/components/last-order'
import { createPage } from '../../page-unit/create-page'
import { showPage } from '../../page-unit/outcome'
import { NextSteps } from './next-steps'
import { ForCustomer } from './for-customer'

/** The account's first page. It is personal: the server renders the frame, the browser loads the content. */
function AccountPage() {
  const { formatMessage } = useIntl()
  return (
    <AccountFrame title={formatMessage(messages.account)}>
      <ForCustomer>
        {customer => (
          <AccountOverview
            customer={customer}
            nextSteps={<NextSteps customer={customer} />}
            lastOrder={
              <LastOrder loading={<AccountLoading />} failed={retry => <AccountFailed onRetry={retry} />} />
            }
          />
        )}
      </ForCustomer>
    </AccountFrame>
  )
}

export const accountPage = createPage(() => Promise.resolve(showPage({})), AccountPage)
