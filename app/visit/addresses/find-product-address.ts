import { buildProductPath, findProductId } from './paths'

/** The attributes of a platform's product or search hit that say where the shop shows it: unchecked. */
interface AddressAttributes {
  [attribute: string]: unknown
}

/**
 * The path of a product: the platform's own where it has a valid one for this
 * product, else built from its name and categories.
 */
export function findProductAddress(id: string, name: string, product: AddressAttributes): string {
  const given = readText(product.slugUrl) ?? readText(product.c_slugUrl)
  if (given && findProductId(given) === id && isProductRoute(given)) return given
  return buildProductPath({
    id,
    name,
    classCategory: readText(product.c_classCategory),
    primaryCategory: readText(product.c_primaryCategory)
  })
}

/** One segment alone would be a content page, and what lies below /shop a category. */
const isProductRoute = (path: string) => path.split('/').length > 2 && !/^\/shop\/[^/]+$/.test(path)

const readText = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined
