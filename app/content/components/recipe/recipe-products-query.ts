import { productsByIdsQuery } from '../../../features/catalogue/api/products-by-ids-query'
import type { Tile } from '../../../features/catalogue/model/tile'
import type { Platform } from '../../../platform/platform'
import type { QueryObject } from '../../../platform/query-object'
import type { Recipe } from './read-recipe'

/** The products among the ingredients, read in one call. */
export const recipeProductsQuery = ({ ingredients }: Recipe, platform: Platform): QueryObject<Tile[]> =>
  productsByIdsQuery(
    platform,
    ingredients.flatMap(({ productId }) => productId ?? [])
  )
