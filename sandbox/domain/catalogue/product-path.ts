import type { Product } from './product'
import type { Language } from '../localized-text'
import type { CategoryTree } from './category-tree'

const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', ø: 'oe', œ: 'oe' }

/** Turns a name into a path segment: "Grüner Tee No. 1" becomes "gruener-tee-no-1". */
function buildSlug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[äöüßæøœ]/g, letter => umlauts[letter] ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/**
 * Address of a product without site and locale:
 * `/{class category}/{primary category}/{name}-{id}`. A category that is missing is left out.
 */
export function buildProductPath(product: Product, categories: CategoryTree, language: Language): string {
  const segments = [product.classCategoryId, product.primaryCategoryId].map(id => categories.find(id)?.slug)
  const name = buildSlug(product.name[language])
  return `/${[...segments.filter(Boolean), `${name || 'p'}-${product.id}`].join('/')}`
}
