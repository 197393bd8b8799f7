import { usePlatform } from '../../platform/platform-context'
import { useRead } from '../../platform/use-read'
import { useSite } from '../../visit/site/site-context'
import { standingProductsQuery } from './standing-products-query'
import { calculateStandingOrder } from './standing-order-rules'
import type { StandingProduct } from './standing-product'

interface Counted {
  productId: string
  quantity: number
}

/** The products of a standing order with what each delivery costs; undefined until they are read. */
export function useStandingProducts(items: readonly Counted[]) {
  const platform = usePlatform()
  const { currency } = useSite()
  const ids = items.map(({ productId }) => productId)
  const { data, error, refetch } = useRead({
    ...standingProductsQuery(platform, ids),
    enabled: ids.length > 0
  })
  const products = ids.length > 0 ? data : NONE
  return {
    products,
    failed: Boolean(error) && !products,
    refetch: () => void refetch(),
    sum: sumDelivery(items, products ?? NONE, currency)
  }
}

const NONE: StandingProduct[] = []

/** Products that the shop does not know any more cannot be bought. */
const countProducts = (items: readonly Counted[], products: readonly StandingProduct[]) =>
  items.map(({ productId, quantity }) => {
    const product = products.find(({ id }) => id === productId)
    return {
      quantity,
      unitPrice: product?.unitPrice ?? 0,
      isPurchasable: product?.isPurchasable ?? false,
      isTea: product?.isTea ?? false
    }
  })

/** What one delivery of these products costs. */
export const sumDelivery = (
  items: readonly Counted[],
  products: readonly StandingProduct[],
  currency: string
) => calculateStandingOrder(countProducts(items, products), currency)
