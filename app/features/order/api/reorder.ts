import { orderControllers, type ReorderedBasket } from '../../../platform/controllers/order-controllers'
import type { Platform } from '../../../platform/platform'

/**
 * Puts what can still be bought of an order into the shopper's basket, which the page reads anew, and
 * names what is not to be had any more.
 */
export const reorder = (platform: Platform, orderNo: string): Promise<ReorderedBasket> =>
  platform.family(orderControllers).reorder({}, { orderNo })
