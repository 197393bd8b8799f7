import { defineMessages } from '../../../intl/intl'

export const severalMessages = defineMessages({
  offer: { id: 'checkout.severalOffer', defaultMessage: 'Send to several addresses' },
  offerHint: {
    id: 'checkout.severalOfferHint',
    defaultMessage: 'You add the other addresses next, and say what goes where.'
  },
  addresses: { id: 'checkout.severalAddresses', defaultMessage: 'Delivery addresses' },
  number: { id: 'checkout.severalNumber', defaultMessage: 'Address {number}' },
  missing: { id: 'checkout.severalMissing', defaultMessage: 'This address is missing. Please enter it.' },
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
    defaultMessage: '{name} ({count, plural, one {# piece} other {# pieces}})'
  },
  unitsTo: { id: 'checkout.severalUnitsTo', defaultMessage: 'To {address}' },
  rest: {
    id: 'checkout.severalRest',
    defaultMessage: '{count, plural, =0 {None goes} one {# piece goes} other {# pieces go}} to {address}.'
  },
  tooMany: {
    id: 'checkout.severalTooMany',
    defaultMessage: 'You have divided {divided}, but there are only {count}. Please lower a number.'
  },
  steps: {
    id: 'checkout.severalSteps',
    defaultMessage:
      '{count, plural, one {# piece would go} other {# pieces would go}} to {address}. This product is sold from {min, plural, one {# piece} other {# pieces}}{step, plural, one {} other {, in steps of {step}}}. Please change a number.'
  },
  oneOnly: {
    id: 'checkout.severalOneOnly',
    defaultMessage: 'Add another address to divide your items.'
  },
  toOne: { id: 'checkout.severalToOne', defaultMessage: 'Send everything to one address' },
  outdated: {
    id: 'checkout.severalOutdated',
    defaultMessage: 'Your cart has changed meanwhile. Please check what goes where.'
  },
  note: {
    id: 'checkout.severalNote',
    defaultMessage:
      'Delivery is charged for each address, and free delivery counts for each address by itself. Direct debit is possible only where everything goes to the billing address.'
  },
  parcel: { id: 'checkout.severalParcel', defaultMessage: 'Delivery {number}: {address}' },
  gift: { id: 'checkout.severalGift', defaultMessage: 'It is a gift' },
  giftMessage: { id: 'checkout.severalGiftMessage', defaultMessage: 'Gift message' },
  giftHint: {
    id: 'checkout.severalGiftHint',
    defaultMessage: 'We print it on a card in the parcel. At most {max} characters.'
  },
  giftTooLong: {
    id: 'checkout.severalGiftTooLong',
    defaultMessage: 'The message has {count} characters. Please shorten it to at most {max}.'
  }
})
