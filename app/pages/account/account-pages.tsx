import { paths } from '../../addresses/paths'
import { combinePages } from '../../page-unit/combine-pages'
import { withWords } from '../../page-unit/with-words'
import { accountPage } from './account-page'
import { orderPage } from './order-page'
import { ordersPage } from './orders-page'

/** All pages of the account. */
export default withWords(
  'personal',
  combinePages(path => {
    if (path === paths.account) return accountPage
    return path === paths.orders ? ordersPage : orderPage
  })
)
