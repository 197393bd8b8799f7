import { defineMessages } from '../intl/intl'

export const stockMessages = defineMessages({
  available: { id: 'stock.available', defaultMessage: 'Available immediately' },
  notEnough: { id: 'stock.notEnough', defaultMessage: 'Not available in this quantity' },
  offline: { id: 'stock.offline', defaultMessage: 'No longer available. Please remove it to continue.' },
  onlyLeft: { id: 'stock.onlyLeft', defaultMessage: 'Only {stockLevel} left!' },
  take: {
    id: 'stock.take',
    defaultMessage: 'Change the quantity to {count}',
    description: 'Button below "Only 3 left!"; takes as many as there are'
  }
})
