import { orderControllers, type ReorderedBasket } from '../../platform/controllers/order-controllers'
import type { Platform } from '../../platform/platform'

/**
 * Adds what is still available of an order to the shopper's basket, which is refetched, and
 * returns what is no longer available.
 */
export const reorder = (platform: Platform, orderNo: string): Promise<ReorderedBasket> =>
  platform.family(orderControllers).reorder({}, { orderNo })
