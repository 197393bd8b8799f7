import { useIntl } from '../../intl/intl'
import { AddressBook } from '../../features/account/saved/address-book'
import { AccountFrame } from '../../features/account/account-frame'
import { accountMessages as messages } from '../../features/account/messages'
import { createPage } from '../../page-unit/create-page'
import { showPage } from '../../page-unit/outcome'
import { ForCustomer } from './for-customer'

/** Where the customer's parcels go. */
function AddressesPage() {
  const { formatMessage } = useIntl()
  return (
    <AccountFrame title={formatMessage(messages.addresses)}>
      <ForCustomer>{({ addresses }) => <AddressBook addresses={addresses} />}</ForCustomer>
    </AccountFrame>
  )
}

export const addressesPage = createPage(() => Promise.resolve(showPage({})), AddressesPage)
