import { defineMessages } from '../../intl/intl'

export const accountMessages = defineMessages({
  account: { id: 'account.account', defaultMessage: 'My account' },
  menu: { id: 'account.menu', defaultMessage: 'Account' },
  overview: { id: 'account.overview', defaultMessage: 'Overview' },
  orders: { id: 'account.orders', defaultMessage: 'Orders' },
  data: { id: 'account.data', defaultMessage: 'My data' },
  addresses: { id: 'account.addresses', defaultMessage: 'Addresses' },
  wishlist: { id: 'account.wishlist', defaultMessage: 'Wishlist' },
  standingOrders: { id: 'account.standingOrders', defaultMessage: 'Subscriptions' },
  machines: { id: 'account.machines', defaultMessage: 'Machines' },
  payments: { id: 'account.payments', defaultMessage: 'Payment methods' },
  dataSharing: { id: 'account.dataSharing', defaultMessage: 'Communication preferences' },
  logout: { id: 'account.logout', defaultMessage: 'Log out' },
  loggedOut: { id: 'account.loggedOut', defaultMessage: 'You are logged out.' },
  logoutFailed: {
    id: 'account.logoutFailed',
    defaultMessage: 'You could not be logged out. Please try again.'
  },
  back: { id: 'account.back', defaultMessage: 'Back to my account' },
  loading: { id: 'account.loading', defaultMessage: 'Loading...' },
  failed: {
    id: 'account.failed',
    defaultMessage: 'Your data could not be loaded. Please try again.'
  },
  retry: { id: 'account.retry', defaultMessage: 'Try again' },
  noScript: {
    id: 'account.noScript',
    defaultMessage: 'Your account needs JavaScript. Please enable it in your browser.'
  },
  hello: { id: 'account.hello', defaultMessage: 'Hello {firstName}' },
  helloNameless: { id: 'account.helloNameless', defaultMessage: 'Hello' },
  customerNo: { id: 'account.customerNo', defaultMessage: 'Customer number {customerNo}' },
  myStore: { id: 'account.myStore', defaultMessage: 'My store: {store}' },
  lastOrder: { id: 'account.lastOrder', defaultMessage: 'Your last order' }
})
