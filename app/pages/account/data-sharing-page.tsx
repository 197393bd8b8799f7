import { useIntl } from '../../intl/intl'
import { AccountFrame, AccountSection } from '../../features/account/account-frame'
import { accountMessages as messages } from '../../features/account/messages'
import { ConsentsForm } from '../../features/account/consents-form'
import { createPage } from '../../page-unit/create-page'
import { showPage } from '../../page-unit/outcome'
import { ForCustomer } from './for-customer'

/** Consents of the customer. */
function DataSharingPage() {
  const { formatMessage } = useIntl()
  return (
    <AccountFrame title={formatMessage(messages.dataSharing)}>
      <ForCustomer>
        {({ consents }) => (
          <AccountSection>
            <ConsentsForm stored={consents} />
          </AccountSection>
        )}
      </ForCustomer>
    </AccountFrame>
  )
}

export const dataSharingPage = createPage(() => Promise.resolve(showPage({})), DataSharingPage)
