import { defineMessages } from 'react-intl'

/** Literal texts of spec 1 section 4 (Chat). */
export const chatMessages = defineMessages({
  help: { id: 'chat.help', defaultMessage: 'How can I help you?' },
  offline: { id: 'chat.offline', defaultMessage: 'Chat offline' },
  loading: { id: 'chat.loading', defaultMessage: 'Loading...' }
})
