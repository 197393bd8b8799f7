import { defineMessages } from '../../intl/intl'

export const pickUpMessages = defineMessages({
  title: { id: 'personal.pickUp.title', defaultMessage: 'Availability in store' },
  choose: { id: 'personal.pickUp.choose', defaultMessage: 'Choose a store' },
  change: { id: 'personal.pickUp.change', defaultMessage: 'Choose another store' },
  close: { id: 'personal.pickUp.close', defaultMessage: 'Close' },
  postalCode: { id: 'personal.pickUp.postalCode', defaultMessage: 'Postcode' },
  find: { id: 'personal.pickUp.find', defaultMessage: 'Find stores' },
  none: { id: 'personal.pickUp.none', defaultMessage: 'There is no store near this postcode.' },
  failed: { id: 'personal.pickUp.failed', defaultMessage: 'The stores could not be loaded.' },
  stockFailed: {
    id: 'personal.pickUp.stockFailed',
    defaultMessage: 'We cannot say at the moment what the store has.'
  },
  inStock: { id: 'personal.pickUp.inStock', defaultMessage: 'In stock at {store}' },
  onlyLeft: {
    id: 'personal.pickUp.onlyLeft',
    defaultMessage: 'Only {count} left at {store}'
  },
  soldOut: { id: 'personal.pickUp.soldOut', defaultMessage: 'Sold out at {store}' },
  use: { id: 'personal.pickUp.use', defaultMessage: 'Make this my store' },
  isMine: { id: 'personal.pickUp.isMine', defaultMessage: 'My store' },
  forget: { id: 'personal.pickUp.forget', defaultMessage: 'No longer my store' }
})
