import { mapHitToTile } from '../../features/catalogue/model/map-tile'
import type { Tile } from '../../features/catalogue/model/tile'
import { recommendedProductsQuery } from '../../features/recommendations/recommended-products-query'
import { isShown } from '../../features/recommendations/shown-products'
import { readConsents } from '../../visit/consent/consent'
import type { Platform } from '../../platform/platform'
import type { SideServiceSettings } from '../../platform/side-services/side-service-settings'

/** The recommender to ask, and the products to ask about. */
export interface RecommendedWanted {
  recommenderName: string
  zone?: string
  productIds: readonly string[]
  /** Shown elsewhere on the page. */
  exceptIds?: readonly string[]
}

const hasMarketingConsent = () => readConsents().marketing

/** Tiles for this shopper, by the recommendations service; what another row shows already is left out. */
export const recommendedTilesQuery = (
  platform: Platform,
  settings: SideServiceSettings['personalization'] | undefined,
  { exceptIds = [], ...wanted }: RecommendedWanted
) =>
  recommendedProductsQuery<Tile>(
    platform,
    async () => {
      // Recommendations need marketing consent.
      const { personalization } = await import(
        /* webpackChunkName: "personalization" */ '../../platform/side-services/personalization'
      )
      return platform.family(personalization).open(settings, hasMarketingConsent)
    },
    { ...wanted, isLeftOut: id => isShown(id) || exceptIds.includes(id), mapHit: mapHitToTile }
  )
