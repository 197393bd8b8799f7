import type { Product } from '../catalogue/product'
import type { Promotion } from './promotion'
import type { SiteCatalogue } from '../catalogue/site-catalogue'

/** Whether a promotion runs at a time (milliseconds); the end date itself is no longer in it. */
export function isActive(promotion: Promotion, now: number): boolean {
  const hasBegun = promotion.startDate === undefined || Date.parse(promotion.startDate) <= now
  const hasEnded = promotion.endDate !== undefined && Date.parse(promotion.endDate) <= now
  return hasBegun && !hasEnded
}

/**
 * Promotions among `promotions` that name a category of the product or one above it.
 * Gift cards are money and never reduced, so percentages pass them by.
 */
export function listPromotionsOf(
  product: Product,
  promotions: Promotion[],
  catalogue: SiteCatalogue
): Promotion[] {
  if (promotions.length === 0) return []
  const categoryIds = catalogue.listCategoryIds(product)
  return promotions.filter(
    promotion =>
      !(product.isGiftCard && promotion.percentOff !== undefined) &&
      promotion.categoryIds.some(promoted =>
        categoryIds.some(categoryId => catalogue.categories.isWithin(categoryId, promoted))
      )
  )
}
