import { CostList } from '../../../pricing/cost-list'
import { priceCart } from '../../../pricing/price-cart'
import type { Order } from '../order'

/** Costs of an order; its lines include the gift certificates. */
export const OrderTotals = ({ order }: { order: Order }) => (
  <CostList
    cart={priceCart({
      ...order,
      certificateTotal: 0,
      isSentByEmail: order.delivery?.isDigital ?? order.pickUps.length > 0
    })}
    currency={order.currency}
  />
)
