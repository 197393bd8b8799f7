import { mapOnce } from '../../../platform/map-once'
import type { Platform } from '../../../platform/platform'
import type { QueryObject } from '../../../platform/query-object'
import { ROOT_CATEGORY_ID } from '../../../visit/addresses/paths'
import { readText } from '../model/map-attributes'
import type { PlatformCategory } from '../../../platform/scapi/shopper-products'

/** One entry of the category menu; two levels deep. */
interface MenuCategory {
  id: string
  name: string
  children: MenuCategory[]
  /** Of the first shelves below a top category, which show a picture in its panel. */
  image?: string
}

/** Every additional picture would make each page heavier. */
const MOST_PICTURES = 2

/** Maps the category tree to the menu; categories marked as hidden stay out. */
function mapCategoryMenu(root: PlatformCategory, isTop = true): MenuCategory[] {
  return (root.categories ?? [])
    .filter(category => category.c_showInMenu !== false)
    .map((category, index) => {
      const image = isTop || index >= MOST_PICTURES ? undefined : readText(category.image)
      return {
        id: category.id,
        name: category.name ?? category.id,
        children: mapCategoryMenu(category, false),
        ...(image && { image })
      }
    })
}

const readMenu = mapOnce((root: PlatformCategory) => mapCategoryMenu(root))

/** The category menu: top-level categories and their children (requirement 4.1: 2 levels deep). */
export function categoryMenuQuery(platform: Platform): QueryObject<MenuCategory[]> {
  return {
    queryKey: ['category-menu'],
    queryFn: async () => readMenu(await platform.products.getCategory({ id: ROOT_CATEGORY_ID, levels: 2 }))
  }
}
