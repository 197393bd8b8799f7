import type { Platform } from '../../platform/platform'
import type { PlatformProduct } from '../../platform/scapi/shopper-products'
import type { QueryObject } from '../../platform/query-object'

/** The platform answers for so many inventory lists at once. */
export const MAX_LISTS = 5

/** Units of a product by inventory list; a list without the product is left out. */
type StoreStock = Readonly<Record<string, number>>

/** What stores have of a product now. A list that cannot be ordered from counts as empty. */
export const storeStockQuery = (
  platform: Platform,
  productId: string,
  inventoryIds: readonly string[]
): QueryObject<StoreStock> => ({
  queryKey: ['store-stock', productId, ...inventoryIds],
  queryFn: async () => {
    const ids = inventoryIds.slice(0, MAX_LISTS)
    const { data = [] } = await platform.products.getProducts({
      ids: [productId],
      expand: ['availability'],
      inventoryIds: ids
    })
    return mapStock(data.find(({ id }) => id === productId))
  }
})

function mapStock(product: PlatformProduct | undefined): StoreStock {
  const lists: unknown = product?.inventories
  if (!Array.isArray(lists)) return {}
  return Object.fromEntries(
    (lists as { id?: unknown; ats?: unknown; orderable?: unknown }[]).flatMap(({ id, ats, orderable }) =>
      typeof id === 'string' ? [[id, orderable === true && typeof ats === 'number' ? ats : 0]] : []
    )
  )
}
