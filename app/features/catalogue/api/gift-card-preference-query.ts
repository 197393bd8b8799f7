import type { Platform } from '../../../platform/platform'
import type { QueryObject } from '../../../platform/query-object'

/**
 * Whether the merchant sells gift cards by e-mail only (requirement 4.2): the site preference hidePhysicalGiftCards.
 * The code of the call comes with it: first views of products bring the answer along.
 */
export const giftCardPreferenceQuery = (platform: Platform): QueryObject<boolean> => ({
  queryKey: ['gift-card-preference'],
  queryFn: async () => {
    const { readGiftCardPreference } = await import(
      /* webpackChunkName: "gift-card-preference" */ './read-gift-card-preference'
    )
    return readGiftCardPreference(platform)
  }
})
