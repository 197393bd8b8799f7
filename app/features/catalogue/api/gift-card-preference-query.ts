import { isNotFound } from '../../../platform/http/platform-error'
import type { Platform } from '../../../platform/platform'
import type { QueryObject } from '../../../platform/query-object'

/**
 * Whether the merchant sells gift cards by e-mail only (requirement 4.2): the site preference hidePhysicalGiftCards;
 * false where the platform has no sites API. The call's code comes late: first views of products bring the answer along.
 */
export const giftCardPreferenceQuery = (platform: Platform): QueryObject<boolean> => ({
  queryKey: ['gift-card-preference'],
  queryFn: async () => {
    const { customSites } = await import(
      /* webpackChunkName: "gift-card-preference" */ '../../../platform/scapi/custom-sites'
    )
    try {
      const { preferences } = await platform.family(customSites).getCurrentSite()
      return preferences?.hidePhysicalGiftCards === true
    } catch (error) {
      if (isNotFound(error)) return false
      throw error
    }
  }
})
