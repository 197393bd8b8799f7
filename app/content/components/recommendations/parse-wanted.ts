import { ROOT_CATEGORY_ID } from '../../../visit/addresses/paths'
import { readText, readTexts, type Attributes } from '../../attributes'
import { readTileLimit } from '../product-carousel/tile-limit'
import type { Wanted } from './use-recommended-tiles'

/** What to recommend; the fallback is the whole shop's best sellers, or those of a category. */
export function parseWanted(data: Attributes, recommenderName: string, tiles: number): Wanted {
  const productId = readText(data, 'productId')
  return {
    recommenderName: readText(data, 'recommender') ?? recommenderName,
    zone: readText(data, 'zone'),
    productIds: productId ? [productId] : readTexts(data, 'productIds'),
    categoryId: readText(data, 'categoryId') ?? ROOT_CATEGORY_ID,
    limit: readTileLimit(data, tiles)
  }
}
