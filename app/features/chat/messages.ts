import { defineMessages } from '../../intl/intl'

/** Literal texts of requirement 1.4 (Chat). */
export const chatMessages = defineMessages({
  help: { id: 'chat.help', defaultMessage: 'How can I help you?' },
  offline: { id: 'chat.offline', defaultMessage: 'Chat offline' },
  loading: { id: 'chat.loading', defaultMessage: 'Loading...' }
})
