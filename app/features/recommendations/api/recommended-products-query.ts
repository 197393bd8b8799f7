import type { Platform } from '../../../platform/platform'
import type { QueryObject } from '../../../platform/query-object'
import type { PlatformSearchHit } from '../../../platform/scapi/shopper-search'
import type { Personalization } from '../../../platform/side-services/personalization'
import { pickRecommended, type SearchedRecommendation } from '../model/pick-recommended'

/** The length of the row. Each product is a search of its own. */
const MOST_PRODUCTS = 8

interface RecommendedProducts<Product> {
  /** Id of the response for viewReco and clickReco. */
  recoUUID: string
  products: Product[]
}

interface Wanted<Product> {
  recommenderName: string
  /** The products that the recommendations are for. */
  productIds?: readonly string[]
  /** Maps a search hit to the caller's model. */
  mapHit: (hit: PlatformSearchHit) => Product
}

/**
 * Products that the service recommends to this shopper; none without marketing consent,
 * or when anything fails. In the browser only, since the response is personal.
 */
export function recommendedProductsQuery<Product>(
  platform: Platform,
  service: Personalization,
  { recommenderName, productIds = [], mapHit }: Wanted<Product>
): QueryObject<RecommendedProducts<Product>> {
  async function search(id: string): Promise<SearchedRecommendation> {
    const { hits } = await platform.search
      .productSearch({ q: id, limit: 1, expand: HIT_PARTS })
      .catch(() => ({ hits: undefined }))
    return { id, hit: hits?.[0] }
  }

  return {
    queryKey: ['recommendations', recommenderName, ...productIds],
    queryFn: async () => {
      const about = { products: productIds.map(id => ({ id })) }
      const { recoUUID = '', recs = [] } = await service.getRecommendations(recommenderName, about)
      const ids = [...new Set(recs.map(({ id }) => id))].filter(id => !productIds.includes(id))
      const searched = await Promise.all(ids.slice(0, MOST_PRODUCTS).map(search))
      return { recoUUID, products: pickRecommended(searched).map(mapHit) }
    }
  }
}

/** What a tile shows. */
const HIT_PARTS = ['availability', 'images', 'prices', 'promotions', 'represented_products']
