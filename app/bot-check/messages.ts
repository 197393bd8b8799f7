import { defineMessages } from '../intl/intl'

export const botCheckMessages = defineMessages({
  asks: {
    id: 'botCheck.asks',
    defaultMessage: 'Please confirm in the box below that you are a person.'
  },
  blocked: {
    id: 'botCheck.blocked',
    defaultMessage:
      'The check that keeps programs out could not be loaded, so nothing has been sent. An ad blocker or your network may hold it back: please allow it for this page and try again.'
  },
  slow: {
    id: 'botCheck.slow',
    defaultMessage:
      'The check that keeps programs out takes longer than usual, so nothing has been sent yet. Please try again in a moment.'
  },
  failed: {
    id: 'botCheck.failed',
    defaultMessage:
      'The check that keeps programs out was not passed, so nothing has been sent. Please try again.'
  },
  otherWays: {
    id: 'botCheck.otherWays',
    defaultMessage: 'If it still does not work, call us on {phone} or write to {email}: we are happy to help.'
  }
})
