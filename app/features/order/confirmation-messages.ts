import { defineMessages } from '../../intl/intl'

export const confirmationMessages = defineMessages({
  title: { id: 'confirmation.title', defaultMessage: 'Order confirmation' },
  thanks: { id: 'confirmation.thanks', defaultMessage: 'Thank you for your order' },
  cancelled: { id: 'confirmation.cancelled', defaultMessage: 'Your order has been canceled' },
  cancelledText: {
    id: 'confirmation.cancelledText',
    defaultMessage: 'Nothing will be delivered, and we will refund what you have paid.'
  },
  orderNo: { id: 'confirmation.orderNo', defaultMessage: 'Your order number is {orderNo}.' },
  mail: { id: 'confirmation.mail', defaultMessage: 'We will confirm it by email to {email}.' },
  nextBoth: {
    id: 'confirmation.nextBoth',
    defaultMessage:
      'What happens next: we will write to you when your delivery is on its way, and when your goods are ready in the store.'
  },
  nextPickUp: {
    id: 'confirmation.nextPickUp',
    defaultMessage: 'We will write to you as soon as your order is ready in the store.'
  },
  next: {
    id: 'confirmation.next',
    defaultMessage: 'What happens next: we will pack your order and write to you as soon as it is on its way.'
  },
  nextDigital: {
    id: 'confirmation.nextDigital',
    defaultMessage: 'What happens next: your gift card will arrive by email, ready to print.'
  },
  nextGift: {
    id: 'confirmation.nextGift',
    defaultMessage:
      'What happens next: your present leaves by email on the day you chose, and we will write to you once it has been sent.'
  },
  summary: { id: 'confirmation.summary', defaultMessage: 'Order overview' },
  continue: { id: 'confirmation.continue', defaultMessage: 'Continue shopping' },
  loading: { id: 'confirmation.loading', defaultMessage: 'Your order is loading' },
  unknown: { id: 'confirmation.unknown', defaultMessage: 'We cannot show this order' },
  unknownText: {
    id: 'confirmation.unknownText',
    defaultMessage:
      'This page opens only in the browser that you ordered with. The confirmation email has all the details.'
  },
  failed: {
    id: 'confirmation.failed',
    defaultMessage: 'Your order could not be loaded. We have it safely; please try again.'
  },
  retry: { id: 'confirmation.retry', defaultMessage: 'Try again' },
  noScript: {
    id: 'confirmation.noScript',
    defaultMessage: 'Please allow JavaScript in your browser to see your order.'
  }
})
