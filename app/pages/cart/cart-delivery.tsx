import { listSentProducts } from '../../features/basket/model/basket-rules'
import type { Basket } from '../../features/basket/model/basket'
import { DeliveryEstimateBox } from '../../fulfilment/estimate/delivery-estimate-box'
import { useKnownDestination } from '../use-known-destination'

/** When the whole basket arrives: by its slowest product. Nothing while a line cannot be delivered at all. */
export function CartDelivery({ basket }: { basket: Basket }) {
  const known = useKnownDestination()
  const isSendable = basket.lines.every(
    ({ isOrderable, isPurchasable, storeId }) => storeId !== undefined || (isOrderable && isPurchasable)
  )
  if (!isSendable) return null
  const productIds = listSentProducts(basket)
  return productIds.length > 0 ? (
    <DeliveryEstimateBox id="delivery" productIds={productIds} known={known} />
  ) : null
}
