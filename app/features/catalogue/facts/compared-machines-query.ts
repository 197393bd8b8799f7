import type { Platform } from '../../../platform/platform'
import type { QueryObject } from '../../../platform/query-object'
import { productQuery } from '../api/product-query'
import type { Product } from '../model/product'
import { isMachine } from '../model/specs'

/** More columns than these and its own are too many for one look. */
const MOST_OTHERS = 3

/** The best sellers among other machines of the product's top category, with all their details. */
export const comparedMachinesQuery = (
  platform: Platform,
  { masterId, categories }: Pick<Product, 'masterId' | 'categories'>
): QueryObject<Product[]> => ({
  queryKey: ['compared-machines', masterId],
  queryFn: async () => {
    const [shelf] = categories
    if (!shelf) return []
    const { hits = [] } = await platform.search.productSearch({
      refine: [`cgid=${shelf.id}`],
      sort: 'top-sellers',
      // The product may be one of them.
      limit: MOST_OTHERS + 1
    })
    const ids = hits.map(({ productId }) => productId).filter(id => id !== masterId)
    const found = await Promise.all(
      ids.slice(0, MOST_OTHERS).map(id => productQuery(platform, id).queryFn({}))
    )
    return found.filter(({ details }) => isMachine(details.specs))
  }
})
