import { defineMessages } from '../../../intl/intl'

export const walletMessages = defineMessages({
  total: {
    id: 'personal.express.total',
    defaultMessage: 'Total',
    description: 'In the sheet of a wallet (Apple Pay, Google Pay)'
  },
  notDelivered: {
    id: 'personal.express.sheetNotDelivered',
    defaultMessage: 'We do not deliver there.',
    description: 'In the sheet of a wallet, about an address'
  }
})
