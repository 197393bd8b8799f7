import type { Platform } from '../../../platform/platform'
import type { QueryObject } from '../../../platform/query-object'
import { shopperPromotions } from '../../../platform/scapi/shopper-promotions'

/** What a promotion says of itself, in the shopper's language; null where the platform says nothing. */
export const promotionQuery = (platform: Platform, promotionId: string): QueryObject<string | null> => ({
  queryKey: ['promotion', promotionId],
  queryFn: async () => {
    const { data = [] } = await platform.family(shopperPromotions).getPromotions({ ids: [promotionId] })
    const [promotion] = data
    return promotion?.calloutMsg || promotion?.name || null
  }
})
