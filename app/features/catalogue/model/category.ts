import type { PlatformCategory } from '../../../platform/scapi/shopper-products'
import { ROOT_CATEGORY_ID } from '../../../visit/addresses/paths'
import { compact, readText } from './map-attributes'
import type { CategoryReference } from './product'

/** A category as its list shows it. */
export interface Category {
  id: string
  name: string
  description?: string
  pageTitle: string
  pageDescription: string
  /** Unscaled address. */
  image?: string
  /** Ancestors, from the top; without the root and itself. */
  parents: CategoryReference[]
  children: CategoryReference[]
}

/** Maps a category read with one level of children; those hidden from menus are left out. */
export function mapCategory(category: PlatformCategory): Category {
  const name = category.name ?? category.id
  return compact<Category>({
    id: category.id,
    name,
    description: readText(category.description),
    pageTitle: category.pageTitle ?? name,
    pageDescription: category.pageDescription ?? category.description ?? '',
    image: readText(category.image),
    parents: (category.parentCategoryTree ?? []).flatMap(({ id, name: label }) =>
      id && id !== ROOT_CATEGORY_ID && id !== category.id ? [{ id, name: label ?? id }] : []
    ),
    children: (category.categories ?? [])
      .filter(child => child.c_showInMenu !== false)
      .map(child => ({ id: child.id, name: child.name ?? child.id }))
  })
}
