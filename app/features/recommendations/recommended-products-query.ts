import type { Platform } from '../../platform/platform'
import type { QueryObject } from '../../platform/query-object'
import type { PlatformSearchHit } from '../../platform/scapi/shopper-search'
import type { Personalization } from '../../platform/side-services/personalization'
import { pickRecommended, type SearchedRecommendation } from './pick-recommended'

/** The length of the row. Each product is a search of its own. */
const MOST_PRODUCTS = 8

interface RecommendedProducts<Product> {
  /** Id of the response for viewReco and clickReco. */
  recoUUID: string
  /** Who recommends: of a zone, whom the editor has put there. */
  recommenderName: string
  products: Product[]
}

interface Wanted<Product> {
  recommenderName: string
  /** A place of the shop that editors give a recommender: asked instead. */
  zone?: string
  /** The products that the recommendations are for. */
  productIds?: readonly string[]
  /** Not to be looked up, since it is not going to be shown. */
  isLeftOut?: (id: string) => boolean
  /** Maps a search hit to the caller's model. */
  mapHit: (hit: PlatformSearchHit) => Product
}

/**
 * Products that the service recommends to this shopper; empty without marketing consent and after a failure.
 * In the browser only, since the response is personal.
 */
export function recommendedProductsQuery<Product>(
  platform: Platform,
  openService: () => Promise<Personalization>,
  { recommenderName, zone, productIds = [], isLeftOut = () => false, mapHit }: Wanted<Product>
): QueryObject<RecommendedProducts<Product>> {
  async function search(id: string): Promise<SearchedRecommendation> {
    const { hits } = await platform.search
      .productSearch({ q: id, limit: 1, expand: HIT_PARTS })
      .catch(() => ({ hits: undefined }))
    return { id, hit: hits?.[0] }
  }

  return {
    queryKey: ['recommendations', zone ?? '', recommenderName, ...productIds],
    queryFn: async () => {
      const about = { products: productIds.map(id => ({ id })) }
      const service = await openService()
      const answer = zone
        ? await service.getZoneRecommendations(zone, about)
        : await service.getRecommendations(recommenderName, about)
      const { recoUUID = '', recs = [] } = answer
      const isWanted = (id: string) => !productIds.includes(id) && !isLeftOut(id)
      const ids = [...new Set(recs.map(({ id }) => id))].filter(isWanted)
      const searched = await Promise.all(ids.slice(0, MOST_PRODUCTS).map(search))
      const products = pickRecommended(searched).map(mapHit)
      return { recoUUID, recommenderName: answer.recommenderName || recommenderName, products }
    }
  }
}

/** The product data of a tile. */
const HIT_PARTS = ['availability', 'images', 'prices', 'promotions', 'represented_products']
