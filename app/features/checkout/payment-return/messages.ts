import { defineMessages } from '../../../intl/intl'

export const paymentReturnMessages = defineMessages({
  restoring: { id: 'paymentReturn.restoring', defaultMessage: 'We are bringing your cart back' },
  title: { id: 'paymentReturn.title', defaultMessage: 'Your payment did not go through' },
  unfinished: { id: 'paymentReturn.unfinished', defaultMessage: 'The payment could not be completed.' },
  DECLINED: { id: 'paymentReturn.declined', defaultMessage: 'Your payment was declined.' },
  CANCELLED: { id: 'paymentReturn.cancelled', defaultMessage: 'You canceled the payment.' },
  THREE_D_SECURE_FAILED: {
    id: 'paymentReturn.notConfirmed',
    defaultMessage: 'Your bank could not confirm that it was you.'
  },
  LEFT: { id: 'paymentReturn.left', defaultMessage: 'The payment was not completed.' },
  TIMED_OUT: { id: 'paymentReturn.timedOut', defaultMessage: 'The time for the payment has run out.' },
  nothing: {
    id: 'paymentReturn.nothing',
    defaultMessage:
      'Nothing was ordered and nothing was charged. You can choose again how to pay at checkout.'
  },
  failed: {
    id: 'paymentReturn.failed',
    defaultMessage: 'Your cart could not be brought back. It is safe; please try again.'
  },
  retry: { id: 'paymentReturn.retry', defaultMessage: 'Bring my cart back' },
  isOpen: {
    id: 'paymentReturn.isOpen',
    defaultMessage: 'Your order {orderNo} has not been paid yet. <link>View the order</link>'
  },
  isPaid: {
    id: 'paymentReturn.isPaid',
    defaultMessage: 'Your order {orderNo} is paid. <link>View the order</link>'
  },
  hasFailed: {
    id: 'paymentReturn.hasFailed',
    defaultMessage: 'Your order {orderNo} was not paid. <link>Get your cart back</link>'
  },
  openTitle: { id: 'paymentReturn.openTitle', defaultMessage: 'Your payment is still open' },
  openText: {
    id: 'paymentReturn.openText',
    defaultMessage:
      'We are keeping order {orderNo} for you. Finish the payment, or choose another payment method to get your cart back.'
  },
  goOn: { id: 'paymentReturn.goOn', defaultMessage: 'Continue to payment' },
  other: { id: 'paymentReturn.other', defaultMessage: 'Choose another payment method' },
  pendingTitle: {
    id: 'paymentReturn.pendingTitle',
    defaultMessage: 'We are waiting for your payment to be confirmed'
  },
  pendingText: {
    id: 'paymentReturn.pendingText',
    defaultMessage:
      'We have received your order {orderNo}. This page will change as soon as the payment is confirmed. You can close it: we will write to you.'
  },
  leftOut: {
    id: 'paymentReturn.leftOut',
    defaultMessage:
      'Your two carts are now one. We could not keep {names}. Please add {count, plural, one {it} other {them}} again.'
  },
  back: { id: 'paymentReturn.back', defaultMessage: 'Back to the cart' }
})
