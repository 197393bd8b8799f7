import { mapOnce } from '../../../platform/map-once'
import type { Platform } from '../../../platform/platform'
import type { QueryObject } from '../../../platform/query-object'
import { ROOT_CATEGORY_ID } from '../../../visit/addresses/paths'
import type { PlatformCategory } from '../../../platform/scapi/shopper-products'

/** One entry of the category menu; two levels deep. */
interface MenuCategory {
  id: string
  name: string
  children: MenuCategory[]
}

/** Maps the category tree to the menu; categories marked as hidden stay out. */
function mapCategoryMenu(root: PlatformCategory): MenuCategory[] {
  return (root.categories ?? [])
    .filter(category => category.c_showInMenu !== false)
    .map(category => ({
      id: category.id,
      name: category.name ?? category.id,
      children: mapCategoryMenu(category)
    }))
}

const readMenu = mapOnce(mapCategoryMenu)

/** The category menu: top-level categories and their children (requirement 4.1: 2 levels deep). */
export function categoryMenuQuery(platform: Platform): QueryObject<MenuCategory[]> {
  return {
    queryKey: ['category-menu'],
    queryFn: async () => readMenu(await platform.products.getCategory({ id: ROOT_CATEGORY_ID, levels: 2 }))
  }
}
