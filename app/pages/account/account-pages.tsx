import type { ComponentProps } from 'react'
import { useKeptStore } from '../../features/pick-up/account-store'
import { paths } from '../../visit/addresses/paths'
import { combinePages } from '../../page-unit/combine-pages'
import { withMessages } from '../../page-unit/with-messages'
import type { PageComponent } from '../../page-unit/create-page'
import { accountDataPage } from './account-data-page'
import { accountPage } from './account-page'
import { addressesPage } from './addresses-page'
import { dataSharingPage } from './data-sharing-page'
import { paymentsPage } from './payments-page'
import { orderPage } from './order-page'
import { findOrderPage } from './find-order-page'
import { machinesPage } from './machines-page'
import { wishlistPage } from './wishlist-page'
import { ordersPage } from './orders-page'
import { standingOrdersPage } from './standing-orders-page'

const PAGES = new Map<string, PageComponent>([
  [paths.account, accountPage],
  [paths.accountData, accountDataPage],
  [paths.addresses, addressesPage],
  [paths.dataSharing, dataSharingPage],
  [paths.wishlist, wishlistPage],
  [paths.machines, machinesPage],
  [paths.standingOrders, standingOrdersPage],
  [paths.payments, paymentsPage],
  [paths.findOrder, findOrderPage],
  [paths.orders, ordersPage]
])

const ChosenPage = combinePages(path => PAGES.get(path) ?? orderPage)

/** The header knows the store that the account keeps, also in a browser that was logged in before it was chosen. */
function AccountPages(props: ComponentProps<PageComponent>) {
  useKeptStore()
  return <ChosenPage {...props} />
}
AccountPages.loader = ChosenPage.loader

/** All pages of the account. */
export default withMessages('personal', AccountPages)
