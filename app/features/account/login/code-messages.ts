import { defineMessages } from '../../../intl/intl'

export const codeMessages = defineMessages({
  offer: { id: 'login.code.offer', defaultMessage: 'Send me a code by email' },
  text: {
    id: 'login.code.text',
    defaultMessage:
      'We will send an eight-digit code to your email address. It logs you in without a password.'
  },
  send: { id: 'login.code.send', defaultMessage: 'Send code' },
  sent: {
    id: 'login.code.sent',
    defaultMessage:
      'If there is an account with the address {email}, a code is on its way. It is valid for {minutes, plural, one {# minute} other {# minutes}}. Please check your spam folder, too.'
  },
  sentNew: {
    id: 'login.code.sentNew',
    defaultMessage:
      'A code is on its way to {email}. It is valid for {minutes, plural, one {# minute} other {# minutes}}. Please check your spam folder, too.'
  },
  sentAgain: {
    id: 'login.code.sentAgain',
    defaultMessage: 'A new code is on its way to {email}. Earlier codes no longer work.'
  },
  code: { id: 'login.code.code', defaultMessage: 'Code from the email' },
  hint: { id: 'login.code.hint', defaultMessage: 'Eight digits' },
  missing: { id: 'login.code.missing', defaultMessage: 'Please enter the eight digits from the email.' },
  wrong: {
    id: 'login.code.wrong',
    defaultMessage:
      'This code does not work. Please check the digits in the latest email, or request a new code.'
  },
  expired: {
    id: 'login.code.expired',
    defaultMessage: 'This code has expired. Please request a new one.'
  },
  continue: { id: 'login.code.continue', defaultMessage: 'Continue' },
  again: { id: 'login.code.again', defaultMessage: 'Send a new code' },
  againIn: {
    id: 'login.code.againIn',
    defaultMessage: 'You can request a new code in {seconds, plural, one {# second} other {# seconds}}.'
  },
  change: { id: 'login.code.change', defaultMessage: 'Use another address' },
  password: { id: 'login.code.password', defaultMessage: 'Log in with a password' },
  elsewhere: {
    id: 'login.code.elsewhere',
    defaultMessage:
      'The link works in the browser in which you requested the code. Please enter the code from the email there, or request a new one here.'
  },
  already: { id: 'login.code.already', defaultMessage: 'You are already logged in.' },
  otherAddress: {
    id: 'login.code.otherAddress',
    defaultMessage: 'You are logged in as {customer}. The link in the email is for {email}.'
  },
  stay: { id: 'login.code.stay', defaultMessage: 'Stay logged in' },
  switch: { id: 'login.code.switch', defaultMessage: 'Log out and use the other address' }
})
