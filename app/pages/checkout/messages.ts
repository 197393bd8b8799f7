import { defineMessages } from 'react-intl'

export const checkoutPageMessages = defineMessages({
  heading: { id: 'checkoutPage.heading', defaultMessage: 'Checkout' },
  edit: { id: 'checkoutPage.edit', defaultMessage: 'Edit' },
  stepEmail: { id: 'checkoutPage.stepEmail', defaultMessage: 'Email' },
  stepAddress: { id: 'checkoutPage.stepAddress', defaultMessage: 'Shipping address' },
  stepMethod: { id: 'checkoutPage.stepMethod', defaultMessage: 'Shipping method' },
  stepPayment: { id: 'checkoutPage.stepPayment', defaultMessage: 'Payment' },
  stepReview: { id: 'checkoutPage.stepReview', defaultMessage: 'Review and order' },
  overview: { id: 'checkoutPage.overview', defaultMessage: 'Order overview' },
  overviewOf: { id: 'checkoutPage.overviewOf', defaultMessage: 'Show order, {total}' },
  changeCart: { id: 'checkoutPage.changeCart', defaultMessage: 'Change cart' },
  loading: { id: 'checkoutPage.loading', defaultMessage: 'Your checkout is loading' },
  empty: { id: 'checkoutPage.empty', defaultMessage: "There're no items in the basket" },
  emptyText: { id: 'checkoutPage.emptyText', defaultMessage: 'Choose something first, then come back here.' },
  toShop: { id: 'checkoutPage.toShop', defaultMessage: 'Browse the shop' },
  failed: {
    id: 'checkoutPage.failed',
    defaultMessage: "The basket information couldn't be loaded, please reload the page"
  },
  retry: { id: 'checkoutPage.retry', defaultMessage: 'Try again' },
  noScript: {
    id: 'checkoutPage.noScript',
    defaultMessage: 'Please allow JavaScript in your browser to order.'
  },
  resuming: { id: 'checkoutPage.resuming', defaultMessage: 'We are looking for your order' },
  blocked: {
    id: 'checkoutPage.blocked',
    defaultMessage: 'Some items cannot be ordered as they are. Please change them in your cart.'
  },
  notPlaced: {
    id: 'checkoutPage.notPlaced',
    defaultMessage:
      'Your order did not reach us. Nothing was ordered; your cart is unchanged. Please try again.'
  },
  unknown: {
    id: 'checkoutPage.unknown',
    defaultMessage:
      'The shop cannot be reached at the moment, so we do not know yet whether your order arrived. Nothing you entered is lost. Try again: we look for your order first and never place it twice.'
  },
  basketGone: {
    id: 'checkoutPage.basketGone',
    defaultMessage: 'Your cart has changed or expired. Nothing was ordered.'
  },
  invalidPayment: {
    id: 'checkoutPage.invalidPayment',
    defaultMessage: 'Your payment was not accepted. Please choose how to pay once more.'
  }
})
