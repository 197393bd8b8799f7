import { defineMessages } from '../../intl/intl'

/** Beside the store's name, `place` is "none" and the name is not repeated. */
export const pickUpMessages = defineMessages({
  title: { id: 'personal.pickUp.title', defaultMessage: 'Availability in store' },
  pickUp: { id: 'personal.pickUp.pickUp', defaultMessage: 'Pick-up in store' },
  free: {
    id: 'personal.pickUp.free',
    defaultMessage: 'Collecting is free of charge.'
  },
  notFor: {
    id: 'personal.pickUp.notFor',
    defaultMessage: 'Gift cards by email and subscriptions cannot be collected in a store.'
  },
  choose: { id: 'personal.pickUp.choose', defaultMessage: 'Choose a store' },
  change: { id: 'personal.pickUp.change', defaultMessage: 'Choose another store' },
  close: { id: 'personal.pickUp.close', defaultMessage: 'Close' },
  postalCode: { id: 'personal.pickUp.postalCode', defaultMessage: 'Postal code' },
  find: { id: 'personal.pickUp.find', defaultMessage: 'Find stores' },
  none: { id: 'personal.pickUp.none', defaultMessage: 'There is no store near this postal code.' },
  failed: { id: 'personal.pickUp.failed', defaultMessage: 'The stores could not be loaded.' },
  noPickUp: {
    id: 'personal.pickUp.noPickUp',
    defaultMessage: 'This store has no pick-up at the moment. Please choose another one.'
  },
  stockFailed: {
    id: 'personal.pickUp.stockFailed',
    defaultMessage: 'We cannot tell at the moment what the store has in stock.'
  },
  inStock: {
    id: 'personal.pickUp.inStock',
    defaultMessage: '{place, select, named {In stock at {store}} other {In stock}}'
  },
  onlyLeft: {
    id: 'personal.pickUp.onlyLeft',
    defaultMessage: '{place, select, named {Only {count} left at {store}} other {Only {count} left}}'
  },
  soldOut: {
    id: 'personal.pickUp.soldOut',
    defaultMessage: '{place, select, named {Sold out at {store}} other {Sold out}}'
  },
  use: { id: 'personal.pickUp.use', defaultMessage: 'Make this my store' },
  isMine: { id: 'personal.pickUp.isMine', defaultMessage: 'My store' },
  forget: { id: 'personal.pickUp.forget', defaultMessage: 'No longer my store' },
  sent: { id: 'personal.pickUp.sent', defaultMessage: 'Delivery' },
  follows: {
    id: 'personal.pickUp.follows',
    defaultMessage: 'This free product comes together with your items.'
  },
  sentTo: { id: 'personal.pickUp.sentTo', defaultMessage: 'Delivery to {address}' },
  collected: { id: 'personal.pickUp.collected', defaultMessage: 'Pick-up in my store' },
  collectedElsewhere: {
    id: 'personal.pickUp.collectedElsewhere',
    defaultMessage: 'Pick-up in another store'
  },
  sendInstead: { id: 'personal.pickUp.sendInstead', defaultMessage: 'Have it sent instead' },
  collectInstead: { id: 'personal.pickUp.collectInstead', defaultMessage: 'Pick up in my store' },
  collectAll: { id: 'personal.pickUp.collectAll', defaultMessage: 'Pick up everything there' },
  collectHere: { id: 'personal.pickUp.collectHere', defaultMessage: 'Collect at {store}' },
  elsewhere: {
    id: 'personal.pickUp.elsewhere',
    defaultMessage:
      '{count, plural, one {One item will be collected at {store}.} other {# items will be collected at {store}.}}'
  },
  nowCollected: {
    id: 'personal.pickUp.nowCollected',
    defaultMessage:
      '{count, plural, one {The item will be collected at {store}.} other {# items will be collected at {store}.}}'
  },
  nowSent: {
    id: 'personal.pickUp.nowSent',
    defaultMessage:
      '{count, plural, one {The item will be sent to you.} other {# items will be sent to you.}}'
  },
  readyToday: { id: 'personal.pickUp.readyToday', defaultMessage: 'Ready today from {time}' },
  readyNextDay: { id: 'personal.pickUp.readyNextDay', defaultMessage: 'Ready on the next opening day' },
  notThere: {
    id: 'personal.pickUp.notThere',
    defaultMessage:
      '{count, plural, one {The store does not have {names} in this quantity any more.} other {No longer in the store in this quantity: {names}.}}'
  },
  takeOut: { id: 'personal.pickUp.takeOut', defaultMessage: 'Remove from the cart' },
  person: { id: 'personal.pickUp.person', defaultMessage: 'Who may collect it?' },
  personHint: { id: 'personal.pickUp.personHint', defaultMessage: 'Only if somebody else is coming.' },
  savePerson: { id: 'personal.pickUp.savePerson', defaultMessage: 'Save' },
  personSaved: { id: 'personal.pickUp.personSaved', defaultMessage: 'Saved' }
})
