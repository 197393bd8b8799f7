import { isPlatformError } from '../../../platform/http/platform-error'
import type { Platform } from '../../../platform/platform'
import type { QueryObject } from '../../../platform/query-object'
import { customSites } from '../../../platform/scapi/custom-sites'

/**
 * Whether the merchant sells gift cards by e-mail only (requirement 2.4): the site preference hidePhysicalGiftCards. A
 * platform without the sites API hides nothing.
 */
export const giftCardPreferenceQuery = (platform: Platform): QueryObject<boolean> => ({
  queryKey: ['gift-card-preference'],
  queryFn: async () => {
    try {
      const { preferences } = await platform.family(customSites).getCurrentSite()
      return preferences?.hidePhysicalGiftCards === true
    } catch (error) {
      if (isPlatformError(error) && error.status === 404) return false
      throw error
    }
  }
})
