import type { PlatformSearchHit } from '../../platform/scapi/shopper-search'

/** A recommended id and its search hit, if any. */
export interface SearchedRecommendation {
  id: string
  hit?: PlatformSearchHit
}

/**
 * The products to show, in the order recommended (requirement 4.5): only those found in
 * search, and of several variants of one master the first. A search may also find
 * something that merely resembles the id; that is not a recommendation.
 */
export function pickRecommended(searched: readonly SearchedRecommendation[]): PlatformSearchHit[] {
  const picked = new Map<string, PlatformSearchHit>()
  for (const { id, hit } of searched) {
    if (hit && isAbout(hit, id) && !picked.has(hit.productId)) picked.set(hit.productId, hit)
  }
  return [...picked.values()]
}

/** A hit has its master's id, and lists the variants that it represents. */
function isAbout(
  { productId, representedProduct, representedProducts, variants }: PlatformSearchHit,
  id: string
) {
  const ids = [
    productId,
    representedProduct?.id,
    ...(representedProducts ?? []).map(product => product.id),
    ...(variants ?? []).map(variant => variant.productId)
  ]
  return ids.includes(id)
}
