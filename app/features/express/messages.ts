import { defineMessages } from '../../intl/intl'

/** With every page that sells: product pages have the button, too. */
export const expressButtonMessages = defineMessages({
  paypal: { id: 'express.paypal', defaultMessage: 'Pay with PayPal' },
  withCart: {
    id: 'express.withCart',
    defaultMessage: 'Together with what is in your cart. You see the order before you pay.'
  }
})
