import { defineMessages } from '../../intl/intl'

export const cartPageMessages = defineMessages({
  heading: { id: 'cartPage.heading', defaultMessage: 'Cart' },
  headingCount: { id: 'cartPage.headingCount', defaultMessage: 'Cart ({count})' },
  description: {
    id: 'cartPage.description',
    defaultMessage: 'What is in your cart at {shop}, what it costs and when delivery is free.'
  },
  noScript: {
    id: 'cartPage.noScript',
    defaultMessage: 'Please allow JavaScript in your browser to see your cart.'
  },
  bestsellers: { id: 'cartPage.bestsellers', defaultMessage: 'Popular in our shop' },
  standingOrder: { id: 'cartPage.standingOrder', defaultMessage: 'Subscribe to these items' },
  overview: { id: 'cartPage.overview', defaultMessage: 'Order overview' },
  checkout: { id: 'cartPage.checkout', defaultMessage: 'Go to checkout' },
  usps: { id: 'cartPage.usps', defaultMessage: 'What you can rely on' },
  securePayment: { id: 'cartPage.securePayment', defaultMessage: 'Secure Payment' },
  freeReturn: { id: 'cartPage.freeReturn', defaultMessage: 'Free Return' },
  // The English words are prescribed (requirement 6.2); other languages name the hours.
  support: { id: 'cartPage.support', defaultMessage: '{hours, select, other {24 h Support}}' }
})
