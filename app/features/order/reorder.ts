import { orderControllers, type ReorderedBasket } from '../../platform/controllers/order-controllers'
import type { Platform } from '../../platform/platform'
import { nameLine } from '../../variations/variation'
import type { Order } from './order'

/**
 * Adds the available items of an order to the shopper's basket, which is refetched, and returns the unavailable ones.
 * Where something else took the place of the answer, the basket decides: asking again would add everything twice.
 */
export async function reorder(
  platform: Platform,
  { orderNo, lines }: Pick<Order, 'orderNo' | 'lines'>
): Promise<Pick<ReorderedBasket, 'unavailable'>> {
  const before = await countUnits(platform).catch(() => undefined)
  try {
    return await platform.family(orderControllers).reorder({}, { orderNo })
  } catch (error) {
    const after = before && (await countUnits(platform).catch(() => undefined))
    if (!after || after.size === 0) throw error
    let added = 0
    const unavailable = lines.flatMap(({ productId, name, quantity, price }) => {
      const gained = Math.min(quantity, (after.get(productId) ?? 0) - (before.get(productId) ?? 0))
      added += Math.max(gained, 0)
      // A free item came with a code, and is not repeated.
      if (gained >= quantity || price === 0) return []
      return [{ productId, productName: name, quantity: quantity - Math.max(gained, 0) }]
    })
    if (added === 0) throw error
    return { unavailable }
  }
}

/** Units of each product in the shopper's basket. */
async function countUnits(platform: Platform): Promise<Map<string, number>> {
  const customerId = await platform.getCustomerId()
  const { baskets = [] } = await platform.customers.getCustomerBaskets({ customerId })
  const units = new Map<string, number>()
  for (const { productId = '', quantity = 0 } of baskets[0]?.productItems ?? [])
    units.set(productId, (units.get(productId) ?? 0) + quantity)
  return units
}

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
export function listMissing(
  order: Pick<Order, 'lines'>,
  { unavailable }: Pick<ReorderedBasket, 'unavailable'>
): MissingItems {
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
