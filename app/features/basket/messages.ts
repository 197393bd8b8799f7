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
      'Your browser blocks cookies, so nothing can be put into the cart. Please allow cookies for this shop in the settings of your browser (often behind the symbol beside the address), then load the page again.'
  },
  orderOtherwise: {
    id: 'cart.orderOtherwise',
    defaultMessage: 'You can also order by telephone on {tel} or by e-mail to {email}.'
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
  added: { id: 'cart.added', defaultMessage: 'Added to your cart' },
  toCart: { id: 'cart.toCart', defaultMessage: 'View cart' },
  continue: { id: 'cart.continue', defaultMessage: 'Continue shopping' },
  quantityOf: { id: 'cart.quantityOf', defaultMessage: 'Quantity of {name}' },
  decrease: { id: 'cart.decrease', defaultMessage: 'One less' },
  increase: { id: 'cart.increase', defaultMessage: 'One more' },
  remove: { id: 'cart.remove', defaultMessage: 'Remove' },
  removed: { id: 'cart.removed', defaultMessage: '{name} was removed from your cart.' },
  undo: { id: 'cart.undo', defaultMessage: 'Undo' },
  each: { id: 'cart.each', defaultMessage: '{price} each' },
  quantityTimes: { id: 'cart.quantityTimes', defaultMessage: 'Quantity {count}' },
  giftCards: { id: 'cart.giftCards', defaultMessage: 'Gift cards' },
  allItems: { id: 'cartPage.lines', defaultMessage: 'Items in your cart' },
  otherItems: { id: 'cart.otherItems', defaultMessage: 'Other items' },
  lastMonth: { id: 'cart.lastMonth', defaultMessage: 'Lowest price of the last 30 days: {price}' },
  formerPrice: { id: 'cart.formerPrice', defaultMessage: 'Former price' },
  outOfStock: { id: 'cart.outOfStock', defaultMessage: 'Out of stock' },
  updated: { id: 'cart.updated', defaultMessage: 'Cart updated. Total {total}.' }
})
