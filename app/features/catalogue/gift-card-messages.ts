import { defineMessages } from '../../intl/intl'

/** Words of a gift card's product page. */
export const giftCardMessages = defineMessages({
  byPost: { id: 'product.giftCard.byPost', defaultMessage: 'By post: with you in about 2 days.' },
  byEmail: {
    id: 'product.giftCard.byEmail',
    defaultMessage: 'By e-mail: comes right after your order, to print.'
  },
  onlyDigital: {
    id: 'product.giftCard.onlyDigital',
    defaultMessage: 'This gift card comes by e-mail only: right after your order, to print.'
  }
})
