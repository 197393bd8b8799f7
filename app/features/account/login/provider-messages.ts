import { defineMessages } from '../../../intl/intl'

/** Names of companies, the same in all languages. */
export const PROVIDER_NAMES = { google: 'Google', apple: 'Apple' } as const

export const providerMessages = defineMessages({
  or: { id: 'login.providers', defaultMessage: 'Or with another account' },
  continue: { id: 'login.continueWith', defaultMessage: 'Continue with {provider}' },
  failed: {
    id: 'login.provider.failed',
    defaultMessage: 'Logging in with {provider} did not work. Please try again, or log in another way.'
  },
  refused: {
    id: 'login.provider.refused',
    defaultMessage: 'You canceled logging in with {provider}. You can log in another way here.'
  },
  existing: {
    id: 'login.provider.existing',
    defaultMessage:
      'There is already an account with your email address. Please log in as before. Then connect {provider} under “My data”.'
  },
  unverified: {
    id: 'login.provider.unverified',
    defaultMessage:
      'Your email address is not confirmed with {provider}. Please confirm it there, or log in another way.'
  },
  taken: {
    id: 'login.provider.taken',
    defaultMessage: 'This {provider} account is already connected to another account in our shop.'
  },
  expired: {
    id: 'login.provider.expired',
    defaultMessage: 'This login took too long or was already used. Please start again.'
  },
  linkFailed: {
    id: 'login.provider.linkFailed',
    defaultMessage: 'Connecting {provider} did not work. Please try again later.'
  },
  linkRefused: {
    id: 'login.provider.linkRefused',
    defaultMessage: '{provider} was not connected: you canceled.'
  }
})
