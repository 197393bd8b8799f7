import { mapOnce } from '../../../platform/map-once'
import type { Platform } from '../../../platform/platform'
import type { QueryObject } from '../../../platform/query-object'
import { ROOT_CATEGORY_ID } from '../../../visit/addresses/paths'
import { mapCategoryMenu, type MenuCategory } from '../model/category-menu'

const readMenu = mapOnce(mapCategoryMenu)

/** The category menu: top-level categories and their children (requirement 4.1: 2 levels deep). */
export function categoryMenuQuery(platform: Platform): QueryObject<MenuCategory[]> {
  return {
    queryKey: ['category-menu'],
    queryFn: async () => readMenu(await platform.products.getCategory({ id: ROOT_CATEGORY_ID, levels: 2 }))
  }
}
