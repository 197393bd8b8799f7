import { defineMessages } from '../../../intl/intl'

export const walletMessages = defineMessages({
  account: { id: 'account.savedAccount', defaultMessage: '{provider} account' },
  validUntil: { id: 'account.validUntil', defaultMessage: 'Valid until {date}' },
  expired: { id: 'account.expired', defaultMessage: 'Expired {date}' },
  removeText: {
    id: 'account.removeText',
    defaultMessage:
      'You can save it again with your next order. Orders that are placed already do not change.'
  },
  removeNeeded: {
    id: 'account.removeNeeded',
    defaultMessage:
      'A standing order is paid with it: its deliveries do not come until you choose another way to pay.'
  },
  missed: {
    id: 'account.paymentMissed',
    defaultMessage:
      'Your standing order has no way to be paid any more. <link>Choose another way to pay</link>, so that its next delivery comes.'
  },
  empty: { id: 'account.walletEmpty', defaultMessage: 'You have not saved any payment yet.' },
  emptyText: {
    id: 'account.walletEmptyText',
    defaultMessage: 'Tick “save for next time” when you pay, and your payment method waits here.'
  },
  addCard: { id: 'account.addCard', defaultMessage: 'Add a card' },
  saveCard: { id: 'account.saveCard', defaultMessage: 'Save card' },
  cardAdded: { id: 'account.cardAdded', defaultMessage: 'The card is saved.' },
  cancel: { id: 'account.cancelCard', defaultMessage: 'Cancel' }
})
