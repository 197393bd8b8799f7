import { readVariation, nameLine } from '../../../variations/variation'
import type { Basket, Line } from './basket'

/** Why the basket cannot be ordered as it is. */
export type CheckoutObstacle =
  /** The product has left the shop. */
  | { kind: 'offline'; name: string }
  /** There is not enough of it. */
  | { kind: 'short'; name: string; line: Line }
  /** So many boxes are missing to the least order. */
  | { kind: 'minimum'; missing: number; minimum: number }

type Ordered = Pick<Basket, 'lines' | 'giftCertificateItems' | 'brews'>

/** Everything that keeps the basket from being ordered, in the order of its items; empty for one that can be. */
export function listCheckoutObstacles({ lines, giftCertificateItems, brews }: Ordered): CheckoutObstacle[] {
  const missing = countMissingBoxes(brews)
  return [
    ...lines.flatMap((line): CheckoutObstacle[] => {
      const { isPurchasable, isOrderable } = line
      const name = nameLine(line)
      if (!isPurchasable) return [{ kind: 'offline', name }]
      return isOrderable ? [] : [{ kind: 'short', name, line }]
    }),
    ...giftCertificateItems.flatMap(
      ({ c_purchasable, c_productName: name, c_variationValues }): CheckoutObstacle[] => {
        if (c_purchasable !== false) return []
        const variation = readVariation(c_variationValues)
        return [
          { kind: 'offline', name: nameLine({ name: typeof name === 'string' ? name : '', variation }) }
        ]
      }
    ),
    ...(missing > 0 ? [{ kind: 'minimum' as const, missing, minimum: brews.minimum }] : [])
  ]
}

/**
 * How many boxes are missing to the least order; 0 where it says nothing (requirement 6.5): without a minimum,
 * and for baskets without a box.
 */
export const countMissingBoxes = ({ count, minimum, missing }: Basket['brews']): number =>
  minimum !== 0 && count > 0 ? Math.max(missing, 0) : 0
