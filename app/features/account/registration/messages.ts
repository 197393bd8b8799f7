import { defineMessages } from '../../../intl/intl'

export const quickMessages = defineMessages({
  text: {
    id: 'registration.quick.text',
    defaultMessage:
      'All we need is your email address. We will send you a code, and your account is ready. Your name and address can wait until you order.'
  },
  withPassword: { id: 'registration.quick.withPassword', defaultMessage: 'Register with a password instead' },
  withCode: { id: 'registration.quick.withCode', defaultMessage: 'Register with a code by email instead' }
})

export const guestOrderMessages = defineMessages({
  text: {
    id: 'registration.order.text',
    defaultMessage:
      'We will send a code to {email}. Enter it here and your account is ready, with this order in it. You do not need a password.'
  },
  keepsAddress: {
    id: 'registration.order.keepsAddress',
    defaultMessage: 'Save the address of this order in my account'
  },
  loggedIn: {
    id: 'registration.order.loggedIn',
    defaultMessage: 'You are logged in. This order was placed as a guest and is not in your account yet.'
  },
  take: { id: 'registration.order.take', defaultMessage: 'Add this order to my account' },
  taking: { id: 'registration.order.taking', defaultMessage: 'Your order is being added to your account.' },
  taken: { id: 'registration.order.taken', defaultMessage: 'Order {orderNo} is in your account now.' },
  toOrder: { id: 'registration.order.toOrder', defaultMessage: 'View the order in my account' },
  existing: {
    id: 'registration.order.existing',
    defaultMessage:
      'There is already an account with the address {email}. Please enter its password, so that nobody else can see your orders. If you do not know it, or did not create the account yourself, <link>choose a new password</link>: that logs everybody else out.'
  },
  withPassword: { id: 'registration.order.withPassword', defaultMessage: 'Add with this password' },
  wrongPassword: {
    id: 'registration.order.wrongPassword',
    defaultMessage: 'This is not the password of the account.'
  },
  addressLost: {
    id: 'registration.order.addressLost',
    defaultMessage: 'The address could not be saved. You can add it in your account.'
  },
  unconfirmed: {
    id: 'registration.order.unconfirmed',
    defaultMessage:
      'Please confirm with a code that the address {email} is yours. Only then can the order be added to your account.'
  },
  other: {
    id: 'registration.order.other',
    defaultMessage:
      'Your account has a different address from this order. You will still find the order in your confirmation email.'
  },
  failed: {
    id: 'registration.order.failed',
    defaultMessage: 'The order could not be added to your account. Please try again.'
  },
  earlier: { id: 'registration.earlier', defaultMessage: 'Orders without an account' },
  earlierText: {
    id: 'registration.earlierText',
    defaultMessage:
      '{count, plural, one {There is # order} other {There are # orders}} that you placed as a guest with your address.'
  },
  earlierTake: {
    id: 'registration.earlierTake',
    defaultMessage: '{count, plural, one {Add it to my account} other {Add them to my account}}'
  },
  earlierUnconfirmed: {
    id: 'registration.earlierUnconfirmed',
    defaultMessage:
      'Have you ordered without an account before? You can add orders with the address {email} here as soon as you have confirmed with a code that it is yours.'
  },
  earlierNone: {
    id: 'registration.earlierNone',
    defaultMessage: 'There are no earlier orders that can be added to your account.'
  },
  earlierTaken: {
    id: 'registration.earlierTaken',
    defaultMessage:
      '{count, plural, one {The order is in your account now.} other {The orders are in your account now.}}'
  }
})
