import { defineMessages } from 'react-intl'

export const errorMessages = defineMessages({
  title: { id: 'error.title', defaultMessage: "This page isn't working" },
  text: {
    id: 'error.text',
    defaultMessage: 'An error occurred. Please refresh the page or contact support if it happens again.'
  },
  unavailable: { id: 'error.unavailable', defaultMessage: 'The shop could not load what it needs.' },
  tryAgain: { id: 'error.tryAgain', defaultMessage: 'Try again' },
  home: { id: 'error.home', defaultMessage: 'Go to home' }
})
