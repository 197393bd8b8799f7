import { defineMessages } from '../../intl/intl'

/** Messages in place of a basket's lines. */
export const basketStateMessages = defineMessages({
  loading: { id: 'cartPage.loading', defaultMessage: 'Your cart is loading' },
  empty: { id: 'cartPage.empty', defaultMessage: "There're no items in the basket" },
  emptyText: {
    id: 'cartPage.emptyText',
    defaultMessage: 'What you choose will wait here until you order it.'
  },
  toShop: { id: 'cartPage.toShop', defaultMessage: 'Browse the shop' },
  toHome: { id: 'cartPage.toHome', defaultMessage: 'Go to the home page' },
  failed: {
    id: 'cartPage.failed',
    defaultMessage: "The basket information couldn't be loaded, please reload the page"
  },
  lapsed: { id: 'cartPage.lapsed', defaultMessage: 'Your login has expired' },
  lapsedText: {
    id: 'cartPage.lapsedText',
    defaultMessage: 'Your cart is kept in your account. Please log in again to see it.'
  },
  login: { id: 'cartPage.login', defaultMessage: 'Log in' },
  retry: { id: 'cartPage.retry', defaultMessage: 'Try again' }
})
