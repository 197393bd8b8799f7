import { defineMessages } from '../../../intl/intl'

export const codeMessages = defineMessages({
  offer: { id: 'login.code.offer', defaultMessage: 'Send me a code by e-mail' },
  text: {
    id: 'login.code.text',
    defaultMessage:
      'We send a code of eight digits to your e-mail address. You log in with it, without a password.'
  },
  send: { id: 'login.code.send', defaultMessage: 'Send code' },
  sent: {
    id: 'login.code.sent',
    defaultMessage:
      'If there is an account with the address {email}, a code is on its way. It is valid for 10 minutes. Please look into your spam folder, too.'
  },
  sentNew: {
    id: 'login.code.sentNew',
    defaultMessage:
      'A code is on its way to {email}. It is valid for 10 minutes. Please look into your spam folder, too.'
  },
  sentAgain: {
    id: 'login.code.sentAgain',
    defaultMessage: 'A new code is on its way to {email}. Earlier codes no longer work.'
  },
  code: { id: 'login.code.code', defaultMessage: 'Code from the e-mail' },
  hint: { id: 'login.code.hint', defaultMessage: 'Eight digits' },
  missing: { id: 'login.code.missing', defaultMessage: 'Please enter the eight digits from the e-mail.' },
  wrong: {
    id: 'login.code.wrong',
    defaultMessage:
      'This code does not work. Please check the digits and use the latest e-mail, or have a new code sent.'
  },
  expired: {
    id: 'login.code.expired',
    defaultMessage: 'This code has expired. Please have a new code sent.'
  },
  continue: { id: 'login.code.continue', defaultMessage: 'Continue' },
  again: { id: 'login.code.again', defaultMessage: 'Send a new code' },
  againIn: {
    id: 'login.code.againIn',
    defaultMessage: 'You can have a new code sent in {seconds, plural, one {# second} other {# seconds}}.'
  },
  change: { id: 'login.code.change', defaultMessage: 'Use another address' },
  password: { id: 'login.code.password', defaultMessage: 'Log in with a password' },
  elsewhere: {
    id: 'login.code.elsewhere',
    defaultMessage:
      'The link works in the browser in which you asked for the code. Please type the code from the e-mail there, or have a new one sent here.'
  },
  already: { id: 'login.code.already', defaultMessage: 'You are logged in already.' },
  otherAddress: {
    id: 'login.code.otherAddress',
    defaultMessage: 'You are logged in as {customer}. The link in the e-mail is for {email}.'
  },
  stay: { id: 'login.code.stay', defaultMessage: 'Stay logged in' },
  switch: { id: 'login.code.switch', defaultMessage: 'Log out and use the other address' }
})
