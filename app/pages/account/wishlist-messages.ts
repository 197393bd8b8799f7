import { defineMessages } from '../../intl/intl'

export const wishlistPageMessages = defineMessages({
  empty: { id: 'account.noWishes', defaultMessage: 'Your wishlist is empty.' },
  emptyText: {
    id: 'account.noWishesText',
    defaultMessage: 'Press the heart of a product, and it waits here for you.'
  },
  toShop: { id: 'account.toShop', defaultMessage: 'Discover products' },
  addAll: {
    id: 'account.addAllWishes',
    defaultMessage: '{count, plural, one {Add # product to cart} other {Add # products to cart}}'
  }
})
