import { defineMessages } from '../../intl/intl'

/** Words of the cart's lines, which come with cart, panel and checkout. */
export const lineMessages = defineMessages({
  toCart: { id: 'cartLine.toCart', defaultMessage: 'View cart' },
  continue: { id: 'cartLine.continue', defaultMessage: 'Continue shopping' },
  quantityOf: { id: 'cartLine.quantityOf', defaultMessage: 'Quantity of {name}' },
  decrease: { id: 'cartLine.decrease', defaultMessage: 'Decrease quantity' },
  increase: { id: 'cartLine.increase', defaultMessage: 'Increase quantity' },
  remove: { id: 'cartLine.remove', defaultMessage: 'Remove' },
  removed: { id: 'cartLine.removed', defaultMessage: '{name} was removed from your cart.' },
  undo: { id: 'cartLine.undo', defaultMessage: 'Undo' },
  each: { id: 'cartLine.each', defaultMessage: '{price} each' },
  quantityTimes: { id: 'cartLine.quantityTimes', defaultMessage: 'Quantity {count}' },
  giftCards: { id: 'cartLine.giftCards', defaultMessage: 'Gift cards' },
  otherItems: { id: 'cartLine.otherItems', defaultMessage: 'Other items' },
  lastMonth: { id: 'cartLine.lastMonth', defaultMessage: 'Lowest price in the last 30 days: {price}' },
  formerPrice: { id: 'cartLine.formerPrice', defaultMessage: 'Regular price' },
  outOfStock: { id: 'cartLine.outOfStock', defaultMessage: 'Out of stock' },
  updated: { id: 'cartLine.updated', defaultMessage: 'Cart updated. Total {total}.' },
  allItems: { id: 'cartPage.lines', defaultMessage: 'Items in your cart' }
})
