import { defineMessages } from '../../intl/intl'

/** Free shipping, the least order, and what else keeps a basket from being ordered. */
export const deliveryMessages = defineMessages({
  freeProgress: { id: 'cartLine.freeShippingLabel', defaultMessage: 'Progress to free shipping' },
  freeForBoxes: {
    id: 'delivery.freeForBoxes',
    defaultMessage: 'Free packaging and shipping from {amount} or for {boxes} boxes of tea'
  },
  freeForSleeves: {
    id: 'delivery.freeForSleeves',
    defaultMessage: 'Free packaging and shipping from {amount} or for {boxes} sleeves of capsules'
  },
  freeFrom: { id: 'delivery.freeFrom', defaultMessage: 'Free packaging and shipping from {amount}' },
  waysTo: { id: 'delivery.waysTo', defaultMessage: '{ways} ({to})' },
  freeRest: { id: 'delivery.freeRest', defaultMessage: 'Spend another {amount} for free delivery {to}' },
  freeReached: { id: 'cartLine.freeShippingReached', defaultMessage: 'Your order ships free of charge' },
  missingBoxes: {
    id: 'delivery.missingBoxes',
    defaultMessage:
      'The minimum order is {minimum, number} boxes of tea. Please add {missing, plural, one {# more box} other {# more boxes}}.'
  },
  missingSleeves: {
    id: 'delivery.missingSleeves',
    defaultMessage:
      'The minimum order is {minimum, number} sleeves of capsules. Please add {missing, plural, one {# more sleeve} other {# more sleeves}}.'
  },
  blocked: {
    id: 'delivery.blocked',
    defaultMessage: 'Your cart cannot be ordered yet'
  },
  offline: {
    id: 'delivery.offline',
    defaultMessage: '{name} is no longer available. Please remove it.'
  },
  short: {
    id: 'delivery.short',
    defaultMessage: '{name} is not available in this quantity. Please choose fewer or remove it.'
  }
})
