import { defineMessages } from 'react-intl'

export const popupMessages = defineMessages({
  close: { id: 'popup.close', defaultMessage: 'Close' }
})
