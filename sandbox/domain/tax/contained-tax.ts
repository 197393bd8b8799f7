import type { Cents } from '../money'

/**
 * The tax contained in a gross amount, rounded down to whole cents (requirement 4.4).
 * Whole numbers throughout, so that no binary fraction rounds a cent away.
 */
export function computeContainedTax(gross: Cents, ratePercent: number): Cents {
  return Math.floor((gross * ratePercent) / (100 + ratePercent))
}
