import { defineMessages } from 'react-intl'

/** The headlines of the rows that pages have of themselves. */
export const rowMessages = defineMessages({
  alsoViewed: { id: 'recommendations.alsoViewed', defaultMessage: 'Others also viewed' },
  boughtTogether: { id: 'recommendations.boughtTogether', defaultMessage: 'Often bought together' },
  completeSet: { id: 'recommendations.completeSet', defaultMessage: 'Complete the set' },
  recentlyViewed: { id: 'recommendations.recentlyViewed', defaultMessage: 'Recently viewed' },
  cart: { id: 'recommendations.cart', defaultMessage: 'Goes with your cart' }
})
