import { defineMessages } from '../../intl/intl'

export const loginPageMessages = defineMessages({
  login: { id: 'login.title', defaultMessage: 'Log in' },
  lapsed: {
    id: 'login.lapsed',
    defaultMessage: 'Your session has expired. Please log in again to continue where you left off.'
  },
  isNew: { id: 'login.isNew', defaultMessage: 'New here?' },
  newText: {
    id: 'login.newText',
    defaultMessage:
      'With an account you can see your orders, save addresses and a wishlist, and check out faster.'
  },
  findOrder: { id: 'login.findOrder', defaultMessage: 'Ordered as a guest? Find your order' },
  registerNow: { id: 'login.registerNow', defaultMessage: 'Register now' },
  noScript: {
    id: 'login.noScript',
    defaultMessage: 'To log in or register, please allow JavaScript in your browser.'
  },
  register: { id: 'registration.title', defaultMessage: 'Create an account' },
  hasAccount: {
    id: 'registration.hasAccount',
    defaultMessage: 'Already have an account? <link>Log in</link>'
  },
  reset: { id: 'resetPassword.title', defaultMessage: 'New password' },
  resetDone: {
    id: 'resetPassword.done',
    defaultMessage: 'Your new password is set. Please log in with it.'
  },
  resetFailed: {
    id: 'resetPassword.failed',
    defaultMessage: 'The new password could not be set. Please request a new email and try again.'
  },
  resetSave: { id: 'resetPassword.save', defaultMessage: 'Save new password' },
  newPassword: { id: 'resetPassword.newPassword', defaultMessage: 'New password' },
  repeat: { id: 'resetPassword.repeat', defaultMessage: 'Repeat new password' },
  toLogin: { id: 'resetPassword.toLogin', defaultMessage: 'Go to login' }
})
