import { defineMessages } from '../../../intl/intl'

export const addressBookMessages = defineMessages({
  add: { id: 'account.addAddress', defaultMessage: 'Add an address' },
  newTitle: { id: 'account.newAddress', defaultMessage: 'New address' },
  change: { id: 'account.changeAddress', defaultMessage: 'Change' },
  changeOf: { id: 'account.changeAddressOf', defaultMessage: 'Change {name}' },
  changeTitle: { id: 'account.changeAddressTitle', defaultMessage: 'Change address' },
  preferThis: { id: 'account.preferThisAddress', defaultMessage: 'Offer this address first at checkout' },
  save: { id: 'account.saveAddress', defaultMessage: 'Save address' },
  cancel: { id: 'account.cancelAddress', defaultMessage: 'Cancel' },
  added: { id: 'account.addressAdded', defaultMessage: 'The address has been saved.' },
  changed: { id: 'account.addressChanged', defaultMessage: 'The address has been changed.' },
  notSaved: {
    id: 'account.addressNotSaved',
    defaultMessage: 'The address could not be saved. Please try again.'
  },
  gone: {
    id: 'account.addressGone',
    defaultMessage: 'This address is not in your address book any more. Save it once more to add it again.'
  },
  tooMany: {
    id: 'account.tooManyAddresses',
    defaultMessage: 'Your address book is full. Please remove an address first.'
  },
  removeText: {
    id: 'account.removeAddressText',
    defaultMessage: 'Orders you have already placed keep this address.'
  },
  empty: { id: 'account.noAddresses', defaultMessage: 'Your address book is empty.' },
  emptyText: {
    id: 'account.noAddressesText',
    defaultMessage: 'Save where your parcels go, and checkout takes seconds.'
  }
})

export const walletMessages = defineMessages({
  account: { id: 'account.savedAccount', defaultMessage: '{provider} account' },
  validUntil: { id: 'account.validUntil', defaultMessage: 'Valid until {date}' },
  expired: { id: 'account.expired', defaultMessage: 'Expired {date}' },
  removeText: {
    id: 'account.removeText',
    defaultMessage:
      'You can save it again with your next order. Orders you have already placed do not change.'
  },
  removeNeeded: {
    id: 'account.removeNeeded',
    defaultMessage:
      'It pays for a subscription: deliveries will stop until you choose another payment method.'
  },
  missed: {
    id: 'account.paymentMissed',
    defaultMessage:
      'Your subscription no longer has a payment method. <link>Choose another payment method</link> so that the next delivery can leave.'
  },
  empty: { id: 'account.walletEmpty', defaultMessage: 'You have not saved any payment method yet.' },
  emptyText: {
    id: 'account.walletEmptyText',
    defaultMessage: 'Tick “Save for next time” when you pay, and your payment method will be waiting here.'
  },
  addCard: { id: 'account.addCard', defaultMessage: 'Add a card' },
  saveCard: { id: 'account.saveCard', defaultMessage: 'Save card' },
  cardAdded: { id: 'account.cardAdded', defaultMessage: 'The card is saved.' },
  cancel: { id: 'account.cancelCard', defaultMessage: 'Cancel' }
})

/** Messages of the lists of saved payments and addresses. */
export const savedMessages = defineMessages({
  preferred: { id: 'account.preferred', defaultMessage: 'Default' },
  prefer: { id: 'account.prefer', defaultMessage: 'Set as default' },
  preferOf: { id: 'account.preferOf', defaultMessage: 'Set {name} as default' },
  remove: { id: 'account.remove', defaultMessage: 'Remove' },
  removeOf: { id: 'account.removeOf', defaultMessage: 'Remove {name}' },
  removeTitle: { id: 'account.removeTitle', defaultMessage: 'Remove {name}?' },
  keep: { id: 'account.keep', defaultMessage: 'Keep it' },
  close: { id: 'account.close', defaultMessage: 'Close' },
  removed: { id: 'account.removed', defaultMessage: '{name} has been removed.' },
  preferredNow: { id: 'account.preferredNow', defaultMessage: '{name} comes first at checkout from now on.' },
  failed: { id: 'account.walletFailed', defaultMessage: 'That did not work. Please try again.' }
})
