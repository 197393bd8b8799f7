import { defineMessages } from '../../../intl/intl'

export const landingMessages = defineMessages({
  onThisPage: { id: 'landing.onThisPage', defaultMessage: 'On this page' }
})
