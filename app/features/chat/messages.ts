import { defineMessages } from '../../intl/intl'

/** Literal texts of requirement 11.3 (Chat). */
export const chatMessages = defineMessages({
  help: { id: 'chat.help', defaultMessage: 'How can I help you?' },
  offline: { id: 'chat.offline', defaultMessage: 'Chat offline' },
  loading: { id: 'chat.loading', defaultMessage: 'Loading...' }
})
