import { mapListStock, type Stock } from '../../fulfilment/stock'
import type { Platform } from '../../platform/platform'
import type { QueryObject } from '../../platform/query-object'

/** So many stores are shown with their stock. */
export const MAX_STORES = 5

/** The platform returns at most this many products at once. */
const BATCH = 24

export const STORE_STOCK_KEY = 'store-stock'

/** A store's stock by product id; 0 of a product that its list does not have, and nothing of an unknown one. */
type StoreStock = Readonly<Record<string, Stock>>

/** The current stock of products in a store. */
export const storeStockQuery = (
  platform: Platform,
  productIds: readonly string[],
  inventoryId: string
): QueryObject<StoreStock> => {
  const ids = [...new Set(productIds)].sort()
  return {
    queryKey: [STORE_STOCK_KEY, inventoryId, ...ids],
    queryFn: async () => {
      const batches = Array.from({ length: Math.ceil(ids.length / BATCH) }, (_, index) =>
        platform.products.getProducts({
          ids: ids.slice(index * BATCH, (index + 1) * BATCH),
          expand: ['availability'],
          inventoryIds: [inventoryId]
        })
      )
      const products = (await Promise.all(batches)).flatMap(({ data = [] }) => data)
      return Object.fromEntries(products.map(product => [product.id, mapListStock(product, inventoryId)]))
    }
  }
}
