import { defineMessages } from '../../../intl/intl'

export const popupMessages = defineMessages({
  close: { id: 'popup.close', defaultMessage: 'Close' }
})
