import { mapOnce } from '../../../platform/map-once'
import type { Platform } from '../../../platform/platform'
import type { QueryObject } from '../../../platform/query-object'
import { mapCategory, type Category } from '../model/category'

const readCategory = mapOnce(mapCategory)

/** A category with its direct children. Fails with 404 when unknown. */
export function categoryQuery(platform: Platform, id: string): QueryObject<Category> {
  return {
    queryKey: ['category', id],
    queryFn: async () => readCategory(await platform.products.getCategory({ id, levels: 1 }))
  }
}
