import { defineMessages } from 'react-intl'

export const cartPageMessages = defineMessages({
  heading: { id: 'cartPage.heading', defaultMessage: 'Cart' },
  headingCount: { id: 'cartPage.headingCount', defaultMessage: 'Cart ({count})' },
  loading: { id: 'cartPage.loading', defaultMessage: 'Your cart is loading' },
  empty: { id: 'cartPage.empty', defaultMessage: "There're no items in the basket" },
  emptyText: { id: 'cartPage.emptyText', defaultMessage: 'What you choose waits here until you order it.' },
  toShop: { id: 'cartPage.toShop', defaultMessage: 'Browse the shop' },
  toHome: { id: 'cartPage.toHome', defaultMessage: 'Go to the home page' },
  failed: {
    id: 'cartPage.failed',
    defaultMessage: "The basket information couldn't be loaded, please reload the page"
  },
  retry: { id: 'cartPage.retry', defaultMessage: 'Try again' },
  noScript: {
    id: 'cartPage.noScript',
    defaultMessage: 'Please allow JavaScript in your browser to see your cart.'
  },
  overview: { id: 'cartPage.overview', defaultMessage: 'Order overview' },
  checkout: { id: 'cartPage.checkout', defaultMessage: 'Go to checkout' },
  usps: { id: 'cartPage.usps', defaultMessage: 'What you can rely on' },
  securePayment: { id: 'cartPage.securePayment', defaultMessage: 'Secure Payment' },
  freeReturn: { id: 'cartPage.freeReturn', defaultMessage: 'Free Return' },
  support: { id: 'cartPage.support', defaultMessage: '24 h Support' },
  lines: { id: 'cartPage.lines', defaultMessage: 'Items in your cart' }
})
