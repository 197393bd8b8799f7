import { orderControllers, type ReorderedBasket } from '../../platform/controllers/order-controllers'
import type { Platform } from '../../platform/platform'

/**
 * Adds the available items of an order to the shopper's basket, which is refetched, and
 * returns the unavailable ones.
 */
export const reorder = (platform: Platform, orderNo: string): Promise<ReorderedBasket> =>
  platform.family(orderControllers).reorder({}, { orderNo })
