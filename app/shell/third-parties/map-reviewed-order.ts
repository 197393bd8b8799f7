import type { Order } from '../../features/order/order'
import type { ReviewedOrder } from '../../features/reviews/reviews-badge'

/** The part of an order that the reviews badge gets; undefined without an e-mail address to ask for a review. */
export function mapReviewedOrder(order: Order): ReviewedOrder | undefined {
  const { orderNo, email, currency, paymentMethodId = '' } = order
  return email ? { orderNo, email, currency, paymentMethodId, amount: order.totals.order } : undefined
}
