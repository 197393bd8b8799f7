import { defineMessages } from '../../intl/intl'

export const basketMessages = defineMessages({
  heading: { id: 'cart.heading', defaultMessage: 'Cart' },
  failed: { id: 'cart.failed', defaultMessage: 'Something went wrong. Please try again later!' },
  cannotAdd: { id: 'cart.cannotAdd', defaultMessage: 'Cannot add product to basket' },
  cannot_add_virtual_giftcard: {
    id: 'cart.cannotAddVirtualGiftCard',
    defaultMessage:
      'Virtual giftcards cannot be added to the basket if a physical product has already been selected.'
  },
  cannot_add_physical_product: {
    id: 'cart.cannotAddPhysicalProduct',
    defaultMessage:
      'Physical products cannot be added to the basket if a digital product has already been selected.'
  },
  cookiesTitle: { id: 'cart.cookiesTitle', defaultMessage: 'The cart needs cookies' },
  cookies: {
    id: 'cart.cookies',
    defaultMessage:
      'Your browser blocks cookies, so nothing can be added to the cart. Please allow cookies for this shop in your browser’s settings (often behind the icon beside the address), then reload the page.'
  },
  orderOtherwise: {
    id: 'cart.orderOtherwise',
    defaultMessage: 'You can also order by phone on {tel} or by email to {email}.'
  },
  partsMissing: {
    id: 'cart.partsMissing',
    defaultMessage:
      'At least one item from this set is not orderable at the moment and could not be added to the basket.'
  },
  partsMissingTitle: {
    id: 'cart.partsMissingTitle',
    defaultMessage: 'Item(s) could not be added to the basket'
  },
  close: { id: 'cart.close', defaultMessage: 'Close' },
  added: { id: 'cart.added', defaultMessage: 'Added to your cart' }
})
