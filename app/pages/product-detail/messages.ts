import { defineMessages } from '../../intl/intl'

export const productPageMessages = defineMessages({
  home: { id: 'productPage.home', defaultMessage: 'Home' },
  breadcrumbs: { id: 'productPage.breadcrumbs', defaultMessage: 'You are here' },
  deliveryDate: { id: 'productPage.deliveryDate', defaultMessage: 'Delivery date' },
  giftWrap: {
    id: 'productPage.giftWrap',
    defaultMessage: 'Free gift wrap with a card, available in the cart'
  },
  giftWrapFrom: {
    id: 'productPage.giftWrapFrom',
    defaultMessage: 'Gift wrap with a card from {price}, available in the cart'
  },
  inStores: { id: 'productPage.inStores', defaultMessage: 'Availability in store' },
  noScript: {
    id: 'productPage.noScript',
    defaultMessage: 'Please allow JavaScript in your browser to add this to your cart.'
  },
  related: { id: 'productPage.related', defaultMessage: 'Goes well with this' },
  previous: { id: 'productPage.previous', defaultMessage: 'Previous' },
  next: { id: 'productPage.next', defaultMessage: 'Next' }
})
