import type { Cents } from '../money'

/**
 * Shares of an amount in proportion to weights; whole cents that add up to it exactly, the cents left
 * over by rounding going to the largest fractions. No share exceeds its weight while the amount does
 * not exceed their sum. All shares are 0 when the weights are.
 */
export function spreadAmount(amount: Cents, weights: Cents[]): Cents[] {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  if (sum <= 0) return weights.map(() => 0)
  const exact = weights.map(weight => (amount * weight) / sum)
  const shares = exact.map(Math.floor)
  const left = amount - shares.reduce((total, share) => total + share, 0)
  const byFraction = exact
    .map((share, index) => ({ index, fraction: share - Math.floor(share) }))
    .sort((a, b) => b.fraction - a.fraction)
  for (const { index } of byFraction.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1
  return shares
}
