import type { SiteId } from '../sites/site'

/** Activities that the recommendations use (requirement 4.5). */
export const activityNames = [
  'viewProduct',
  'viewSearch',
  'clickSearch',
  'viewCategory',
  'clickCategory',
  'viewReco',
  'clickReco',
  'viewPage',
  'beginCheckout',
  'checkoutStep',
  'addToCart',
  'viewSearchSuggestion',
  'clickSearchSuggestion',
  'wishlistItemAdded',
  'wishlistItemRemoved',
  'wishlistItemMerged',
  'wishlistMerged',
  'wishlistViewed'
] as const

export type ActivityName = (typeof activityNames)[number]

/** Something that a shopper did; who it was is only known as a random cookie or user id. */
export interface Activity {
  siteId: SiteId
  name: ActivityName
  cookieId: string
  userId?: string
  /** Products it was about, the first first. */
  productIds: string[]
  categoryId?: string
  /** The whole message, as it was sent. */
  document: Record<string, unknown>
  /** Milliseconds since the epoch. */
  at: number
}

/** How much an activity says for a product, in points beside its popularity (80 to 600 in the seed). */
export const activityWeights: Partial<Record<ActivityName, number>> = {
  viewProduct: 1,
  clickSearch: 2,
  clickCategory: 2,
  clickReco: 3,
  wishlistItemAdded: 5,
  addToCart: 10,
  beginCheckout: 20
}
