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
  resumingText: {
    id: 'checkoutPage.resumingText',
    defaultMessage:
      'The answer to your order got lost. We are finding out whether it arrived; this takes up to a minute. Please keep this page open and do not order again.'
  },
  blocked: {
    id: 'checkoutPage.blocked',
    defaultMessage: 'Some items cannot be ordered as they are. Please change them in your cart.'
  },
  notPlaced: {
    id: 'checkoutPage.notPlaced',
    defaultMessage:
      'Your order did not reach us. Nothing was ordered; your cart is unchanged. Please try again.'
  },
  notFound: { id: 'checkoutPage.notFound', defaultMessage: 'Your order has not arrived so far' },
  notFoundText: {
    id: 'checkoutPage.notFoundText',
    defaultMessage:
      'Your cart is unchanged. You can order again: this cart becomes one order only, even if the first try still arrives.'
  },
  unknown: {
    id: 'checkoutPage.unknown',
    defaultMessage: 'We do not know yet whether your order arrived'
  },
  unknownText: {
    id: 'checkoutPage.unknownText',
    defaultMessage:
      'Please do not order again. If your order arrived, you will get a confirmation by email. You can also look for it here once more, or ask our <service>customer service</service>.'
  },
  lookAgain: { id: 'checkoutPage.lookAgain', defaultMessage: 'Look for the order again' },
  earlierPlaced: {
    id: 'checkoutPage.earlierPlaced',
    defaultMessage: 'Your earlier order {orderNo} has arrived'
  },
  earlierUnknown: {
    id: 'checkoutPage.earlierUnknown',
    defaultMessage: 'We do not know yet whether your earlier order arrived'
  },
  earlierUnknownText: {
    id: 'checkoutPage.earlierUnknownText',
    defaultMessage: 'If it arrived, you will get a confirmation by email.'
  },
  earlierText: {
    id: 'checkoutPage.earlierText',
    defaultMessage: 'What is in your cart now would be one more order.'
  },
  basketGone: {
    id: 'checkoutPage.basketGone',
    defaultMessage:
      'This cart is no longer there: it was changed, has expired, or was ordered in another place. Nothing was ordered from this page.'
  },
  invalidPayment: {
    id: 'checkoutPage.invalidPayment',
    defaultMessage: 'Your payment was not accepted. Please choose how to pay once more.'
  }
})
