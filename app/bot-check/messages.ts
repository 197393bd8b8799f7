import { defineMessages } from '../intl/intl'

export const botCheckMessages = defineMessages({
  asks: {
    id: 'botCheck.asks',
    defaultMessage: 'Please confirm in the box below that you are a person.'
  },
  blocked: {
    id: 'botCheck.blocked',
    defaultMessage:
      'The security check could not be loaded, so nothing has been sent. An ad blocker or your network may be stopping it: please allow it for this page and try again.'
  },
  slow: {
    id: 'botCheck.slow',
    defaultMessage:
      'The security check is taking longer than usual, so nothing has been sent yet. Please try again in a moment.'
  },
  failed: {
    id: 'botCheck.failed',
    defaultMessage: 'The security check was not passed, so nothing has been sent. Please try again.'
  },
  otherWays: {
    id: 'botCheck.otherWays',
    defaultMessage: 'If it still does not work, call us on {phone} or write to {email}: we are happy to help.'
  }
})
