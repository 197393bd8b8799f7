import { useQuery } from '@tanstack/react-query'
import { categoryTilesQuery } from '../../../features/catalogue/api/category-tiles-query'
import { mapHitToTile } from '../../../features/catalogue/model/map-tile'
import type { Tile } from '../../../features/catalogue/model/tile'
import { recommendedProductsQuery } from '../../../features/recommendations/api/recommended-products-query'
import type { Platform } from '../../../platform/platform'
import { usePlatform } from '../../../platform/platform-context'
import type { QueryObject } from '../../../platform/query-object'
import { personalization } from '../../../platform/side-services/personalization'
import { readConsents } from '../../../consent/consent'
import { useSite } from '../../../site/site-context'
import { useConsent } from '../../../consent/use-consent'

/** An editor's settings of a row of recommendations. */
export interface Wanted {
  recommenderName: string
  /** The products that they are for. */
  productIds: string[]
  /** The category whose best sellers are the fallback. */
  categoryId: string
  limit: number
}

const hasMarketingConsent = () => readConsents().marketing

/** The neutral row: best sellers, the same for everybody, so the server shows it too. */
export const neutralTilesQuery = (
  platform: Platform,
  { categoryId, limit, productIds }: Wanted
): QueryObject<Tile[]> => categoryTilesQuery(platform, categoryId, limit + productIds.length)

/**
 * Products for this shopper, by the recommendations service; best sellers without marketing
 * consent, until the service has answered, and when it has nothing to say.
 */
export function useRecommendedTiles(wanted: Wanted): Tile[] {
  const { recommenderName, productIds, limit } = wanted
  const platform = usePlatform()
  const { sideServices } = useSite()
  const isAllowed = useConsent('marketing')
  const { data: neutral = [] } = useQuery(neutralTilesQuery(platform, wanted))
  const { data: recommended } = useQuery({
    queryKey: ['recommended-tiles', recommenderName, ...productIds],
    queryFn: ({ signal }) => {
      const service = platform.family(personalization).open(sideServices.personalization, hasMarketingConsent)
      const query = { recommenderName, productIds, mapHit: mapHitToTile }
      return recommendedProductsQuery(platform, service, query).queryFn({ signal })
    },
    enabled: isAllowed
  })
  const personal = isAllowed ? (recommended?.products ?? []) : []
  const shown = personal.length > 0 ? personal : neutral.filter(({ id }) => !productIds.includes(id))
  return shown.slice(0, limit)
}
