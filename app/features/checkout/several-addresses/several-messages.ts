import { defineMessages } from '../../../intl/intl'

export const severalMessages = defineMessages({
  offer: { id: 'checkout.severalOffer', defaultMessage: 'Send to several addresses' },
  offerHint: {
    id: 'checkout.severalOfferHint',
    defaultMessage: 'Next, you add the other addresses and say what goes where.'
  },
  addresses: { id: 'checkout.severalAddresses', defaultMessage: 'Delivery addresses' },
  number: { id: 'checkout.severalNumber', defaultMessage: 'Address {number}' },
  missing: { id: 'checkout.severalMissing', defaultMessage: 'An address is still missing. Please enter it.' },
  add: { id: 'checkout.severalAdd', defaultMessage: 'Add another address' },
  use: { id: 'checkout.severalUse', defaultMessage: 'Use this address' },
  cancel: { id: 'checkout.severalCancel', defaultMessage: 'Cancel' },
  change: { id: 'checkout.severalChange', defaultMessage: 'Change' },
  remove: { id: 'checkout.severalRemove', defaultMessage: 'Remove' },
  ofAddress: {
    id: 'checkout.severalOfAddress',
    defaultMessage: '{action}: {address}',
    description: 'Name of a button for screen readers, e.g. Remove: Erika Stein, Bonn'
  },
  keep: { id: 'checkout.severalKeep', defaultMessage: 'Save it in my address book' },
  divide: { id: 'checkout.severalDivide', defaultMessage: 'What goes where?' },
  product: {
    id: 'checkout.severalProduct',
    defaultMessage: '{name} ({count, plural, one {# item} other {# items}})'
  },
  unitsTo: { id: 'checkout.severalUnitsTo', defaultMessage: 'To {address}' },
  rest: {
    id: 'checkout.severalRest',
    defaultMessage: '{count, plural, =0 {No items go} one {# item goes} other {# items go}} to {address}.'
  },
  tooMany: {
    id: 'checkout.severalTooMany',
    defaultMessage: 'You have assigned {divided} items, but there are only {count}. Please lower a number.'
  },
  steps: {
    id: 'checkout.severalSteps',
    defaultMessage:
      '{count, plural, one {# item would go} other {# items would go}} to {address}. This product is sold from {min, plural, one {# item} other {# items}}{step, plural, one {} other {, in steps of {step}}}. Please change a number.'
  },
  oneOnly: {
    id: 'checkout.severalOneOnly',
    defaultMessage: 'Add another address to split your items between them.'
  },
  toOne: { id: 'checkout.severalToOne', defaultMessage: 'Send everything to one address' },
  outdated: {
    id: 'checkout.severalOutdated',
    defaultMessage: 'Your cart has changed in the meantime. Please check what goes where.'
  },
  note: {
    id: 'checkout.severalNote',
    defaultMessage:
      'Shipping is charged for each address, and free shipping is calculated for each address, too. Direct debit is only possible if everything goes to the billing address.'
  },
  parcel: { id: 'checkout.severalParcel', defaultMessage: 'Delivery {number}: {address}' },
  gift: { id: 'checkout.severalGift', defaultMessage: 'This is a gift' },
  giftMessage: { id: 'checkout.severalGiftMessage', defaultMessage: 'Gift message' },
  giftHint: {
    id: 'checkout.severalGiftHint',
    defaultMessage: 'We will print it on a card in the parcel. {max} characters at most.'
  },
  giftTooLong: {
    id: 'checkout.severalGiftTooLong',
    defaultMessage: 'The message has {count} characters. Please shorten it to at most {max}.'
  }
})
