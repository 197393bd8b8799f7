import { defineMessages } from '../../intl/intl'

export const confirmationMessages = defineMessages({
  title: { id: 'confirmation.title', defaultMessage: 'Order confirmation' },
  thanks: { id: 'confirmation.thanks', defaultMessage: 'Thank you for your order' },
  cancelled: { id: 'confirmation.cancelled', defaultMessage: 'Your order is cancelled' },
  cancelledText: {
    id: 'confirmation.cancelledText',
    defaultMessage: 'Nothing is delivered, and what you have paid comes back.'
  },
  orderNo: { id: 'confirmation.orderNo', defaultMessage: 'Your order number is {orderNo}.' },
  mail: { id: 'confirmation.mail', defaultMessage: 'We will confirm it by e-mail to {email}.' },
  nextPickUp: {
    id: 'confirmation.nextPickUp',
    defaultMessage: 'We will write to you as soon as your order is ready in the store.'
  },
  next: {
    id: 'confirmation.next',
    defaultMessage: 'What happens next: we pack your order and write to you as soon as it is on its way.'
  },
  nextDigital: {
    id: 'confirmation.nextDigital',
    defaultMessage: 'What happens next: your gift card comes by e-mail, ready to print.'
  },
  summary: { id: 'confirmation.summary', defaultMessage: 'Order overview' },
  continue: { id: 'confirmation.continue', defaultMessage: 'Continue shopping' },
  loading: { id: 'confirmation.loading', defaultMessage: 'Your order is loading' },
  unknown: { id: 'confirmation.unknown', defaultMessage: 'We could not show this order' },
  unknownText: {
    id: 'confirmation.unknownText',
    defaultMessage:
      'An order can be seen by the person who placed it, in the browser it was placed with. The confirmation by e-mail has all details.'
  },
  failed: {
    id: 'confirmation.failed',
    defaultMessage: 'Your order could not be loaded. It is safe; please try again.'
  },
  retry: { id: 'confirmation.retry', defaultMessage: 'Try again' },
  noScript: {
    id: 'confirmation.noScript',
    defaultMessage: 'Please allow JavaScript in your browser to see your order.'
  }
})
