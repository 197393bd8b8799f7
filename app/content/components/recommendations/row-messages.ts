import { defineMessages } from '../../../intl/intl'

/** The headlines of the rows that pages have of themselves; they come late, with the rows' code. */
export const rowMessages = defineMessages({
  alsoViewed: { id: 'recommendedRow.alsoViewed', defaultMessage: 'Others also viewed' },
  boughtTogether: { id: 'recommendedRow.boughtTogether', defaultMessage: 'Often bought together' },
  completeSet: { id: 'recommendedRow.completeSet', defaultMessage: 'Complete the set' },
  recentlyViewed: { id: 'recommendedRow.recentlyViewed', defaultMessage: 'Recently viewed' },
  cart: { id: 'recommendedRow.cart', defaultMessage: 'Goes with your cart' }
})
