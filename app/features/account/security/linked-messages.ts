import { defineMessages } from '../../../intl/intl'

export const linkedMessages = defineMessages({
  title: { id: 'account.linked.title', defaultMessage: 'Log in with another account' },
  text: {
    id: 'account.linked.text',
    defaultMessage: 'Connect an account that you already have, and log in with it from now on.'
  },
  connect: { id: 'account.linked.connect', defaultMessage: 'Connect {provider}' },
  connected: { id: 'account.linked.connected', defaultMessage: 'Connected: {email}' },
  connectedOnly: { id: 'account.linked.connectedOnly', defaultMessage: 'Connected' },
  disconnect: { id: 'account.linked.disconnect', defaultMessage: 'Disconnect {provider}' },
  disconnected: {
    id: 'account.linked.disconnected',
    defaultMessage: '{provider} is disconnected. You can no longer log in with it.'
  },
  last: {
    id: 'account.linked.last',
    defaultMessage:
      'This is the only way to log in to your account. Set a password with “Forgot password?” before you disconnect it.'
  },
  unavailable: {
    id: 'account.linked.unavailable',
    defaultMessage: 'Your connected accounts cannot be shown at the moment.'
  }
})
