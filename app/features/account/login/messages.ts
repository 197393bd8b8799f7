import { defineMessages } from '../../../intl/intl'

export const loginMessages = defineMessages({
  welcome: { id: 'login.welcome', defaultMessage: 'Welcome, your account is ready.' },
  email: { id: 'login.email', defaultMessage: 'Email address' },
  emailRequired: { id: 'login.emailRequired', defaultMessage: 'Please enter your email address.' },
  password: { id: 'login.password', defaultMessage: 'Password' },
  passwordRequired: { id: 'login.passwordRequired', defaultMessage: 'Please enter your password.' },
  showPassword: { id: 'login.showPassword', defaultMessage: 'Show password' },
  hidePassword: { id: 'login.hidePassword', defaultMessage: 'Hide password' },
  logIn: { id: 'login.logIn', defaultMessage: 'Log in' },
  forgot: { id: 'login.forgot', defaultMessage: 'Forgot password?' },
  wrong: { id: 'login.wrong', defaultMessage: 'Incorrect username or password, please try again.' },
  failed: { id: 'login.failed', defaultMessage: 'Something went wrong. Please try again later!' },
  close: { id: 'login.close', defaultMessage: 'Close' },
  errors: {
    id: 'login.errors',
    defaultMessage: '{count, plural, one {# field needs} other {# fields need}} your attention'
  },
  resetTitle: { id: 'login.resetTitle', defaultMessage: 'Reset password' },
  resetText: {
    id: 'login.resetText',
    defaultMessage: 'We will send you an email with a link to choose a new password.'
  },
  resetByCode: {
    id: 'login.resetByCode',
    defaultMessage: 'You can also log in without a password.'
  },
  resetRequired: { id: 'login.resetRequired', defaultMessage: 'Required' },
  resetSend: { id: 'login.resetSend', defaultMessage: 'Send email' },
  resetSent: {
    id: 'login.resetSent',
    defaultMessage:
      'If there is an account with the address {email}, an email is on its way. Please check your spam folder, too.'
  },
  emailInvalid: { id: 'login.emailInvalid', defaultMessage: 'Please enter valid email address.' }
})
