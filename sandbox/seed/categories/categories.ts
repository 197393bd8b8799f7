import type { Category } from '../../domain/catalogue/category'
import type { SiteId } from '../../domain/sites/site'
import { jasminCategories } from './jasmin-categories'
import { puroCategories } from './puro-categories'

export const categories: Category[] = [...jasminCategories, ...puroCategories]

/** The category of one site; throws when a row names one that does not exist. */
export function requireCategory(siteId: SiteId, id: string): Category {
  const category = categories.find(candidate => candidate.siteId === siteId && candidate.id === id)
  if (!category) throw new Error(`The seed has no category ${id} for ${siteId}.`)
  return category
}

/** The category directly under the root that a category belongs to. */
export function requireTopCategory(siteId: SiteId, id: string): Category {
  const category = requireCategory(siteId, id)
  return category.parentId === 'root' ? category : requireTopCategory(siteId, category.parentId)
}
