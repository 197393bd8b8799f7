import { useContext } from 'react'
import { categoryTilesQuery } from '../../features/catalogue/api/category-tiles-query'
import type { Tile } from '../../features/catalogue/model/tile'
import { defineMessages } from '../../intl/intl'
import type { Platform } from '../../platform/platform'
import { usePlatform } from '../../platform/platform-context'
import type { QueryObject } from '../../platform/query-object'
import { useRead } from '../../platform/use-read'
import { ROOT_CATEGORY_ID } from '../../visit/addresses/paths'
import { useConsent } from '../../visit/consent/use-consent'
import { useSite } from '../../visit/site/site-context'
import { readText, readTexts, type Attributes } from '../attributes'
import { ListedProducts } from './listed-products'
import { recommendedTilesQuery } from './recommended-tiles-query'
import { readTileLimit } from './tile-row'
import { useOwnTiles } from './use-own-tiles'
import { useRowTracking, type RowFrame } from './use-row-tracking'

/** The headline of recommendations where the editor wrote none: without one their purpose is unclear. */
export const recommendationMessages = defineMessages({
  headline: { id: 'recommendations.headline', defaultMessage: 'Recommended for you' }
})

/** An editor's settings of a row of recommendations. */
export interface RowSettings {
  recommenderName: string
  /** Asked instead of the recommender: a place that the service knows. */
  zone?: string
  /** The products that they are for. */
  productIds: string[]
  /** The category whose best sellers are the fallback. */
  categoryId: string
  limit: number
}

/** The most that search returns at once. */
const MOST_SEARCHED = 24

/**
 * The neutral row: best sellers, the same for everybody, so the server shows it too. Twice as many as it shows, since
 * the page may list some of them itself.
 */
export const neutralTilesQuery = (
  platform: Platform,
  { categoryId, limit, productIds }: RowSettings
): QueryObject<Tile[]> =>
  categoryTilesQuery(platform, categoryId, Math.min(2 * limit + productIds.length, MOST_SEARCHED))

const NONE: Tile[] = []

/**
 * Products for this shopper, by the recommendations service; best sellers without marketing consent, until the service
 * has answered, and when it has nothing to say. `frame` has the props by which the row is tracked.
 */
export function useRecommendedTiles(wanted: RowSettings): { tiles: Tile[]; frame: RowFrame | undefined } {
  const { limit } = wanted
  const listed = useContext(ListedProducts)
  const exceptIds = [...wanted.productIds, ...listed]
  const platform = usePlatform()
  const { sideServices } = useSite()
  const isAllowed = useConsent('marketing')
  const { data: neutral = NONE } = useRead(neutralTilesQuery(platform, wanted))
  const { data: recommended } = useRead({
    ...recommendedTilesQuery(platform, sideServices.personalization, { ...wanted, exceptIds }),
    enabled: isAllowed
  })
  const isOther = ({ id }: Tile) => !exceptIds.includes(id)
  const personal = useOwnTiles(isAllowed ? (recommended?.products ?? NONE).filter(isOther) : NONE, limit)
  const isPersonal = isAllowed && personal.length > 0
  const frame = useRowTracking(isPersonal ? recommended : undefined, personal)
  const others = neutral.filter(isOther).slice(0, limit)
  return { tiles: isPersonal ? personal : others, frame }
}

/** Input of the recommendation service; the fallback is the whole shop's best sellers, or those of a category. */
export function parseRowSettings(data: Attributes, recommenderName: string, tiles: number): RowSettings {
  const productId = readText(data, 'productId')
  return {
    recommenderName: readText(data, 'recommender') ?? recommenderName,
    zone: readText(data, 'zone'),
    productIds: productId ? [productId] : readTexts(data, 'productIds'),
    categoryId: readText(data, 'categoryId') ?? ROOT_CATEGORY_ID,
    limit: readTileLimit(data, tiles)
  }
}
