import { defineMessages } from '../intl/intl'

export const stockMessages = defineMessages({
  available: { id: 'stock.available', defaultMessage: 'Available immediately' },
  notEnough: { id: 'stock.notEnough', defaultMessage: 'Not available in this quantity' },
  offline: { id: 'stock.offline', defaultMessage: 'No longer available. Please remove it to continue.' },
  onlyLeft: { id: 'stock.onlyLeft', defaultMessage: 'Only {stockLevel} left!' },
  inCart: {
    id: 'stock.inCart',
    defaultMessage:
      'Your cart already holds {held} × {name}. {count, plural, =0 {No more are available.} one {You can add one more.} other {You can add # more.}}',
    description: 'After an add was refused since the stock is too small'
  },
  take: {
    id: 'stock.take',
    defaultMessage: 'Change the quantity to {count}',
    description: 'Button below "Only 3 left!"; takes as many as there are'
  }
})
