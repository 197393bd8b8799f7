import { defineMessages } from '../../intl/intl'

export const expressReturnMessages = defineMessages({
  taking: {
    id: 'personal.express.taking',
    defaultMessage: 'We are getting your address from PayPal'
  },
  ready: { id: 'personal.express.ready', defaultMessage: 'Your details from PayPal' },
  readyWallet: { id: 'personal.express.readyWallet', defaultMessage: 'Your details from your wallet' },
  readyText: {
    id: 'personal.express.readyText',
    defaultMessage:
      'Please check the address, delivery and total. You can change everything; you pay only when you place the order.'
  },
  covered: {
    id: 'personal.express.covered',
    defaultMessage: 'Your gift cards pay for everything: PayPal is not charged.'
  },
  notDelivered: {
    id: 'personal.express.notDelivered',
    defaultMessage:
      'We do not deliver to the country of your PayPal address. Please enter another delivery address; you still pay with PayPal.'
  },
  unclear: {
    id: 'personal.express.unclear',
    defaultMessage:
      'Your PayPal address is incomplete or unclear. Please check it here; you still pay with PayPal.'
  },
  unclearWallet: {
    id: 'personal.express.unclearWallet',
    defaultMessage:
      'The address in your wallet cannot be used as it is. Please check it here; nothing has been paid yet.'
  },
  kept: {
    id: 'personal.express.kept',
    defaultMessage:
      'We cannot use your PayPal address. The order goes to the address that you entered here earlier; you pay with PayPal.'
  },
  changed: {
    id: 'personal.express.changed',
    defaultMessage:
      'Your cart has changed: it no longer costs what your device showed. Nothing was paid. Please choose here how to pay.'
  },
  ended: {
    id: 'personal.express.ended',
    defaultMessage: 'PayPal has not confirmed your consent. Nothing was paid. Please choose here how to pay.'
  },
  failed: {
    id: 'personal.express.failed',
    defaultMessage: 'Your details could not be read from PayPal. Nothing was paid.'
  },
  retry: { id: 'personal.express.retry', defaultMessage: 'Try again' },
  cancelled: {
    id: 'personal.express.cancelled',
    defaultMessage: 'You canceled at PayPal. Nothing was paid, and everything is still in your cart.'
  },
  refused: {
    id: 'personal.express.refused',
    defaultMessage:
      'PayPal did not allow the payment. Nothing was paid, and everything is still in your cart. At checkout you can choose another payment method.'
  }
})
