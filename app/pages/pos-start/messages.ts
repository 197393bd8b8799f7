import { defineMessages } from '../../intl/intl'

export const posStartMessages = defineMessages({
  title: { id: 'posStart.title', defaultMessage: 'Begin a sale' },
  noAgent: {
    id: 'posStart.noAgent',
    defaultMessage: 'This link names no agent. Please open the link of your point of sale again.'
  },
  starting: { id: 'posStart.starting', defaultMessage: 'The cart is being prepared' },
  question: {
    id: 'posStart.question',
    defaultMessage: 'There is a cart from before on this device. Which one do you want to sell from?'
  },
  registered: {
    id: 'posStart.registered',
    defaultMessage: 'A customer is still logged in on this device. An empty cart logs them out.'
  },
  fresh: { id: 'posStart.fresh', defaultMessage: 'Begin with an empty cart' },
  goOn: { id: 'posStart.goOn', defaultMessage: 'Go on with this cart' },
  ready: {
    id: 'posStart.ready',
    defaultMessage:
      'The cart is ready. An order from it counts for agent {agent}, and may be paid by a link in an e-mail.'
  },
  failed: {
    id: 'posStart.failed',
    defaultMessage: 'The cart could not be prepared. Please try again.'
  },
  retry: { id: 'posStart.retry', defaultMessage: 'Try again' },
  toShop: { id: 'posStart.toShop', defaultMessage: 'To the shop' }
})
