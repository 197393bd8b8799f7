import { defineMessages } from '../../intl/intl'

export const checkoutMessages = defineMessages({
  heading: { id: 'checkoutPage.heading', defaultMessage: 'Checkout' },
  edit: { id: 'checkoutPage.edit', defaultMessage: 'Edit' },
  stepEmail: { id: 'checkoutPage.stepEmail', defaultMessage: 'Email' },
  stepAddress: { id: 'checkoutPage.stepAddress', defaultMessage: 'Shipping address' },
  stepMethod: { id: 'checkoutPage.stepMethod', defaultMessage: 'Shipping method' },
  stepPayment: { id: 'checkoutPage.stepPayment', defaultMessage: 'Payment' },
  lapsed: {
    id: 'checkoutPage.lapsedPayment',
    defaultMessage: 'The amount to pay was {before} and is now {now}. Please choose again how to pay.'
  },
  stepReview: { id: 'checkoutPage.stepReview', defaultMessage: 'Review and order' },
  overview: { id: 'checkoutPage.overview', defaultMessage: 'Order overview' },
  overviewOf: { id: 'checkoutPage.overviewOf', defaultMessage: 'Show order, {total}' },
  changeCart: { id: 'checkoutPage.changeCart', defaultMessage: 'Change cart' },
  loading: { id: 'checkoutPage.loading', defaultMessage: 'Your checkout is loading' },
  empty: { id: 'checkoutPage.empty', defaultMessage: "There're no items in the basket" },
  emptyText: { id: 'checkoutPage.emptyText', defaultMessage: 'Choose something first, then come back here.' },
  toShop: { id: 'checkoutPage.toShop', defaultMessage: 'Browse the shop' },
  noScript: {
    id: 'checkoutPage.noScript',
    defaultMessage: 'Please allow JavaScript in your browser to order.'
  }
})
