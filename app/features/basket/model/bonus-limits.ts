import type { PlatformBasket } from '../../../platform/scapi/shopper-baskets'
import type { Line } from './basket'

type Offers = PlatformBasket['bonusDiscountLineItems']

/**
 * Lines with the limits of the offers that they were chosen from: as many units as the offer allows, minus
 * those of its other lines. A free product of an offer that is gone, or that came by itself, stays as it is.
 */
export function limitBonusLines(lines: Line[], offers: Offers): Line[] {
  return lines.map(line => {
    const { bonusChoiceId, isAutomaticBonus, quantity } = line
    if (isAutomaticBonus) return { ...line, limit: quantity }
    if (bonusChoiceId === undefined) return line
    const allowed = offers?.find(({ id }) => id === bonusChoiceId)?.maxBonusItems ?? 0
    const others = lines
      .filter(other => other !== line && other.bonusChoiceId === bonusChoiceId)
      .reduce((units, other) => units + other.quantity, 0)
    // 0 means no limit of its own.
    const own = line.limit === 0 ? Infinity : (line.limit ?? Infinity)
    return { ...line, limit: Math.max(quantity, Math.min(own, allowed - others)) }
  })
}
