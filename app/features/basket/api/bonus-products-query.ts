import type { Platform } from '../../../platform/platform'
import type { QueryObject } from '../../../platform/query-object'
import { mapBonusProduct, type BonusProduct } from '../vouchers/bonus-products'
import { shopperPromotions } from '../../../platform/scapi/shopper-promotions'

/** The text of a promotion in the shopper's language; null where it has none. */
export const promotionQuery = (platform: Platform, promotionId: string): QueryObject<string | null> => ({
  queryKey: ['promotion', promotionId],
  queryFn: async () => {
    const { data = [] } = await platform.family(shopperPromotions).getPromotions({ ids: [promotionId] })
    const [promotion] = data
    return promotion?.calloutMsg || promotion?.name || null
  }
})

/** The platform returns at most this many products at once. */
const BATCH = 24

/** The products of an offer in its order, with their variants; those that are no longer sold are left out. */
export const bonusProductsQuery = (platform: Platform, ids: string[]): QueryObject<BonusProduct[]> => ({
  queryKey: ['bonus-products', ids],
  queryFn: async () => {
    const batches = Array.from({ length: Math.ceil(ids.length / BATCH) }, (_, index) =>
      platform.products.getProducts({ ids: ids.slice(index * BATCH, (index + 1) * BATCH) })
    )
    const products = (await Promise.all(batches)).flatMap(({ data = [] }) => data.map(mapBonusProduct))
    return ids.flatMap(id => products.filter(product => product.id === id))
  }
})
