import { defineMessages } from '../../intl/intl'

export const posStartMessages = defineMessages({
  title: { id: 'posStart.title', defaultMessage: 'Start a sale' },
  noAgent: {
    id: 'posStart.noAgent',
    defaultMessage: 'This link names no sales agent. Please open the link of your point of sale again.'
  },
  starting: { id: 'posStart.starting', defaultMessage: 'The cart is being prepared' },
  question: {
    id: 'posStart.question',
    defaultMessage: 'There is still a cart on this device. Which one do you want to sell from?'
  },
  registered: {
    id: 'posStart.registered',
    defaultMessage: 'A customer is still logged in on this device. An empty cart logs them out.'
  },
  fresh: { id: 'posStart.fresh', defaultMessage: 'Start with an empty cart' },
  goOn: { id: 'posStart.goOn', defaultMessage: 'Continue with this cart' },
  ready: {
    id: 'posStart.ready',
    defaultMessage:
      'The cart is ready. An order from it counts for {agent} and can be paid through a link in an email.'
  },
  failed: {
    id: 'posStart.failed',
    defaultMessage: 'The cart could not be prepared. Please try again.'
  },
  retry: { id: 'posStart.retry', defaultMessage: 'Try again' },
  toShop: { id: 'posStart.toShop', defaultMessage: 'Go to the shop' }
})
