import type { Platform } from '../../platform/platform'
import type { QueryObject } from '../../platform/query-object'
import type { PlatformProduct } from '../../platform/scapi/shopper-products'
import { mapStandingProduct, type StandingProduct } from './standing-product'

/** The most ids that the platform answers at once. */
const MOST_PRODUCTS = 24
/** Products that a search offers. */
const MOST_FOUND = 8

/** Products by their ids; those that the shop does not know any more are left out. */
export function standingProductsQuery(
  platform: Platform,
  ids: readonly string[]
): QueryObject<StandingProduct[]> & { keepPreviousData: true } {
  const wanted = [...new Set(ids)].sort()
  return {
    queryKey: ['standing-products', ...wanted],
    // Shown products stay while another one is read.
    keepPreviousData: true,
    queryFn: () => readProducts(platform, wanted)
  }
}

/** Deliverable products, by the customer's search text. */
export const foundProductsQuery = (platform: Platform, phrase: string): QueryObject<StandingProduct[]> => ({
  queryKey: ['standing-products-found', phrase],
  queryFn: async ({ signal }) => {
    const { hits = [] } = await platform.search.productSearch({
      q: phrase,
      limit: MOST_FOUND,
      offset: 0,
      sort: 'best-matches',
      signal
    })
    // A product in several sizes is one hit; its representative size can be delivered.
    const ids = hits.map(({ productId, representedProduct }) => representedProduct?.id ?? productId)
    const products = await readProducts(platform, ids)
    return ids.flatMap(id => products.find(product => product.id === id && product.isPurchasable) ?? [])
  }
})

async function readProducts(platform: Platform, ids: readonly string[]): Promise<StandingProduct[]> {
  const batches = Array.from({ length: Math.ceil(ids.length / MOST_PRODUCTS) }, (_none, index) =>
    ids.slice(index * MOST_PRODUCTS, (index + 1) * MOST_PRODUCTS)
  )
  const answers = await Promise.all(batches.map(batch => platform.products.getProducts({ ids: batch })))
  const products: PlatformProduct[] = answers.flatMap(({ data }) => data ?? [])
  return products.map(mapStandingProduct)
}
