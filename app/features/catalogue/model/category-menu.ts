import type { PlatformCategory } from '../../../platform/scapi/shopper-products'

/** One entry of the category menu; two levels deep. */
export interface MenuCategory {
  id: string
  name: string
  children: MenuCategory[]
}

/** Maps the category tree to the menu; categories marked as hidden stay out. */
export function mapCategoryMenu(root: PlatformCategory): MenuCategory[] {
  return (root.categories ?? [])
    .filter(category => category.c_showInMenu !== false)
    .map(category => ({
      id: category.id,
      name: category.name ?? category.id,
      children: mapCategoryMenu(category)
    }))
}
