import { defineMessages } from 'react-intl'

export const walletMessages = defineMessages({
  card: { id: 'account.card', defaultMessage: '{type} ending in {lastDigits}' },
  otherCard: { id: 'account.otherCard', defaultMessage: 'Card' },
  paypal: { id: 'account.paypal', defaultMessage: 'PayPal account' },
  validUntil: { id: 'account.validUntil', defaultMessage: 'Valid until {date}' },
  expired: { id: 'account.expired', defaultMessage: 'Expired {date}' },
  preferred: { id: 'account.preferred', defaultMessage: 'Preferred' },
  prefer: { id: 'account.prefer', defaultMessage: 'Prefer' },
  preferOf: { id: 'account.preferOf', defaultMessage: 'Prefer {name}' },
  remove: { id: 'account.remove', defaultMessage: 'Remove' },
  removeOf: { id: 'account.removeOf', defaultMessage: 'Remove {name}' },
  removeTitle: { id: 'account.removeTitle', defaultMessage: 'Remove {name}?' },
  removeText: {
    id: 'account.removeText',
    defaultMessage:
      'You can save it again with your next order. Orders that are placed already do not change.'
  },
  keep: { id: 'account.keep', defaultMessage: 'Keep it' },
  close: { id: 'account.close', defaultMessage: 'Close' },
  removed: { id: 'account.removed', defaultMessage: '{name} has been removed.' },
  preferredNow: { id: 'account.preferredNow', defaultMessage: '{name} comes first at checkout from now on.' },
  failed: { id: 'account.walletFailed', defaultMessage: 'That did not work. Please try again.' },
  empty: { id: 'account.walletEmpty', defaultMessage: 'You have not saved any payment yet.' },
  emptyText: {
    id: 'account.walletEmptyText',
    defaultMessage: 'Tick “save for next time” when you pay, and your card or PayPal account waits here.'
  }
})
