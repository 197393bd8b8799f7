import { defineMessages } from '../../intl/intl'

export const pickUpOrderMessages = defineMessages({
  title: { id: 'order.pickUp.title', defaultMessage: 'Pick-up in store' },
  number: { id: 'order.pickUp.number', defaultMessage: 'Pick-up number' },
  code: { id: 'order.pickUp.code', defaultMessage: 'Code of the pick-up number {number}' },
  preparing: {
    id: 'order.pickUp.preparing',
    defaultMessage: 'The store is preparing your order. We will write to you when it is ready.'
  },
  ready: { id: 'order.pickUp.ready', defaultMessage: 'Your order is ready for you in the store.' },
  collected: { id: 'order.pickUp.collected', defaultMessage: 'Your order was collected.' },
  partPreparing: {
    id: 'order.pickUp.partPreparing',
    defaultMessage: 'The store is preparing this part of your order. We will write to you when it is ready.'
  },
  partReady: {
    id: 'order.pickUp.partReady',
    defaultMessage: 'This part of your order is ready for you in the store.'
  },
  partCollected: {
    id: 'order.pickUp.partCollected',
    defaultMessage: 'This part of your order was collected.'
  },
  cancelled: { id: 'order.pickUp.cancelled', defaultMessage: 'This pick-up was canceled.' },
  you: {
    id: 'order.pickUp.you',
    defaultMessage: 'Please bring the number. Anyone who shows it can collect the goods for you.'
  },
  person: {
    id: 'order.pickUp.person',
    defaultMessage: '{person} may collect the goods, too. Please bring the number.'
  }
})
