import type { Product } from './product'
import { say, type Language } from '../../texts/localized-text'
import { buildSlug } from '../../texts/build-slug'
import type { CategoryTree } from './category-tree'

/**
 * Address of a product without site and locale:
 * `/{class category}/{primary category}/{name}-{id}`. A category that is missing is left out.
 */
export function buildProductPath(product: Product, categories: CategoryTree, language: Language): string {
  const segments = [product.classCategoryId, product.primaryCategoryId].map(id =>
    say(categories.find(id)?.slug, language)
  )
  const name = buildSlug(say(product.name, language))
  return `/${[...segments.filter(Boolean), `${name || 'p'}-${product.id}`].join('/')}`
}
