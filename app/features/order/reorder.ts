import { orderControllers, type ReorderedBasket } from '../../platform/controllers/order-controllers'
import type { Platform } from '../../platform/platform'
import { nameLine } from '../../variations/variation'
import type { Order } from './order'

/**
 * Adds the available items of an order to the shopper's basket, which is refetched, and
 * returns the unavailable ones.
 */
export const reorder = (platform: Platform, orderNo: string): Promise<ReorderedBasket> =>
  platform.family(orderControllers).reorder({}, { orderNo })

interface Reduced {
  name: string
  /** Units that are in the cart now, and that were ordered. */
  added: number
  ordered: number
}

export interface MissingItems {
  /** Names with their variant, of what was not added at all. */
  missing: string[]
  reduced: Reduced[]
  /** Something was wrapped as a gift, with words for somebody: that is not repeated. */
  isUnwrapped: boolean
  /** Nothing of the order was added. */
  isNothing: boolean
}

/** Goods that a repeated order lacks: whole lines, and units of lines of which fewer are left now. */
export function listMissing(order: Pick<Order, 'lines'>, { unavailable }: ReorderedBasket): MissingItems {
  const missing: string[] = []
  const reduced: Reduced[] = []
  const lost = new Set<string | undefined>()
  for (const { productId, productName, quantity } of unavailable) {
    const line = order.lines.find(each => each.productId === productId)
    const name = nameLine({ ...line, name: productName })
    const ordered = line?.quantity ?? quantity ?? 1
    const added = ordered - (quantity ?? ordered)
    if (added > 0) reduced.push({ name, added, ordered })
    else {
      missing.push(name)
      lost.add(productId)
    }
  }
  const isUnwrapped = order.lines.some(line => line.gift && !lost.has(line.productId))
  return { missing, reduced, isUnwrapped, isNothing: missing.length >= order.lines.length }
}
