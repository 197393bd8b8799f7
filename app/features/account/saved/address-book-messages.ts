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
    defaultMessage: 'Orders that are placed already keep this address.'
  },
  empty: { id: 'account.noAddresses', defaultMessage: 'Your address book is empty.' },
  emptyText: {
    id: 'account.noAddressesText',
    defaultMessage: 'Save where your parcels go, and checkout is a matter of seconds.'
  }
})
