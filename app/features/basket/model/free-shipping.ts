import { sumMoney } from '../../../intl/money'
import type { Basket } from './basket'

interface FreeShippingProgress {
  isFree: boolean
  /** The missing amount, in the basket's currency. */
  remaining: number
  /** 0 to 100. */
  percent: number
}

/**
 * The basket's progress to free delivery: min(reached / target × 100, 100), full when
 * delivery is free (requirement 2.9). Undefined where nothing is sent by post.
 */
export function computeFreeShipping(
  basket: Pick<Basket, 'lines' | 'totals' | 'freeShipping' | 'containsVirtualGiftCard'>
): FreeShippingProgress | undefined {
  if (basket.containsVirtualGiftCard || basket.lines.length === 0) return undefined
  const { isFree, remaining } = basket.freeShipping
  const target = sumMoney([basket.totals.items, remaining])
  if (isFree) return { isFree, remaining: 0, percent: 100 }
  if (remaining <= 0 || target <= 0) return undefined
  return { isFree, remaining, percent: Math.min((basket.totals.items / target) * 100, 100) }
}
