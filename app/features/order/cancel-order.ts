import type { QueryClient } from '@tanstack/react-query'
import { orderControllers } from '../../platform/controllers/order-controllers'
import type { Platform } from '../../platform/platform'
import { findStatus, OVERALL_STATUSES, type OverallStatus } from './order-status'
import { CUSTOMER_ORDERS_KEY } from './customer-orders-query'

/**
 * Cancels an order while that is possible, see `isCancellable`; order and list of orders are refetched.
 *
 * @param orderToken proves a guest's order.
 * @throws PlatformError with a text for the shopper in `shopperText` when it is too late.
 */
export async function cancelOrder(
  { client, platform }: { client: QueryClient; platform: Platform },
  orderNo: string,
  orderToken?: string
): Promise<OverallStatus | undefined> {
  try {
    const answer = await platform.family(orderControllers).cancelOrder({}, { orderNo, orderToken })
    return findStatus(OVERALL_STATUSES, answer.c_overallStatus)
  } catch (error) {
    // Something else's answer may have taken the place of the platform's: the order itself decides.
    const proof = orderToken && { orderViewCode: orderToken }
    const order = await (
      proof ? platform.orders.guestOrderLookup({ orderNo }, proof) : platform.orders.getOrder({ orderNo })
    ).catch(() => undefined)
    if (order?.status === 'cancelled') return findStatus(OVERALL_STATUSES, order.c_overallStatus)
    throw error
  } finally {
    void client.invalidateQueries({ queryKey: CUSTOMER_ORDERS_KEY })
    void client.invalidateQueries({ queryKey: ['order', orderNo] })
  }
}
