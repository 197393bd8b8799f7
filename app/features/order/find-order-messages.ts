import { defineMessages } from '../../intl/intl'

export const findOrderMessages = defineMessages({
  title: { id: 'orders.findTitle', defaultMessage: 'Find your order' },
  text: {
    id: 'orders.findText',
    defaultMessage:
      'Enter your order number and the email address that you ordered with. We will send a code to that address.'
  },
  number: { id: 'orders.findNumber', defaultMessage: 'Order number' },
  numberHint: { id: 'orders.findNumberHint', defaultMessage: 'You’ll find it in your confirmation email.' },
  numberInvalid: { id: 'orders.findNumberInvalid', defaultMessage: 'Please enter your order number.' },
  email: { id: 'orders.findEmail', defaultMessage: 'Email address' },
  emailInvalid: { id: 'orders.findEmailInvalid', defaultMessage: 'Please enter valid email address.' },
  send: { id: 'orders.findSend', defaultMessage: 'Send code' },
  sent: {
    id: 'orders.findSent',
    defaultMessage:
      'If order {orderNo} was placed with this address, a six-digit code is on its way. It is valid for {minutes, plural, one {# minute} other {# minutes}}.'
  },
  code: { id: 'orders.findCode', defaultMessage: 'Code from the email' },
  codeInvalid: { id: 'orders.findCodeInvalid', defaultMessage: 'Please enter the six digits of the code.' },
  codeWrong: {
    id: 'orders.findCodeWrong',
    defaultMessage: 'This code does not open the order. Please check it, or request a new one later.'
  },
  show: { id: 'orders.findShow', defaultMessage: 'Show order' },
  again: { id: 'orders.findAgain', defaultMessage: 'Find another order' },
  failed: { id: 'orders.findFailed', defaultMessage: 'That did not work. Please try again.' },
  errors: {
    id: 'orders.findErrors',
    defaultMessage:
      '{count, plural, one {One field needs your attention} other {# fields need your attention}}'
  }
})
