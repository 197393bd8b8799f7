import { defineMessages } from '../../intl/intl'

/** Words on tiles and beside prices. */
export const tileMessages = defineMessages({
  from: { id: 'tile.from', defaultMessage: 'from' },
  currentPrice: { id: 'tile.currentPrice', defaultMessage: 'Reduced price' },
  listPrice: { id: 'tile.listPrice', defaultMessage: 'Regular price' },
  lastMonth: { id: 'tile.lastMonth', defaultMessage: 'Lowest price of the last 30 days: {price}' },
  outOfStock: { id: 'tile.outOfStock', defaultMessage: 'Out of stock' },
  preOrder: { id: 'tile.preOrder', defaultMessage: 'Pre-order' },
  add: { id: 'tile.add', defaultMessage: 'Add to cart' },
  choose: { id: 'tile.choose', defaultMessage: 'Choose' },
  view: { id: 'tile.view', defaultMessage: 'View' },
  rating: { id: 'tile.rating', defaultMessage: '{average} out of 5 stars' },
  new: { id: 'tile.badge.new', defaultMessage: 'New' },
  sale: { id: 'tile.badge.sale', defaultMessage: 'Sale' },
  limited: { id: 'tile.badge.limited', defaultMessage: 'Limited' },
  organic: { id: 'tile.badge.organic', defaultMessage: 'Organic' }
})
