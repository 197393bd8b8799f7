import { buildProductPath, findProductId } from '../../../site/paths'
import { readText, type PlatformAttributes } from './map-attributes'

/**
 * The path of a product: the platform's own where it brings a valid one for this
 * product, else built from its name and categories.
 */
export function findProductAddress(id: string, name: string, product: PlatformAttributes): string {
  const given = readText(product.slugUrl) ?? readText(product.c_slugUrl)
  if (given && findProductId(given) === id) return given
  return buildProductPath({
    id,
    name,
    classCategory: readText(product.c_classCategory),
    primaryCategory: readText(product.c_primaryCategory)
  })
}
