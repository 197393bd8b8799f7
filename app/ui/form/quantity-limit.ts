/** Limits (requirement 3.4): 10 by default, 0 means 1000, never below 1. */
const DEFAULT_LIMIT = 10
const UNLIMITED = 1000

/** Which quantities a product is sold in: at least `min`, in whole steps above it. */
export interface QuantitySteps {
  min: number
  step: number
}

/** The quantities that may be chosen: those of the steps, up to `most`. */
export interface QuantityLimits extends QuantitySteps {
  most: number
}

/** The highest quantity that may be chosen. */
function findQuantityLimit(limit: number | undefined): number {
  if (limit === undefined || !Number.isFinite(limit) || limit < 0) return DEFAULT_LIMIT
  return limit === 0 ? UNLIMITED : Math.floor(limit)
}

/** The allowed quantities; the least one is always allowed, since a limit below it would leave an empty list. */
export function findQuantityLimits({ min, step }: QuantitySteps, limit: number | undefined): QuantityLimits {
  const steps = Math.floor((findQuantityLimit(limit) - min) / step)
  return { min, step, most: min + Math.max(0, steps) * step }
}

/** Whether a product may be bought in this quantity. */
export const isAllowedQuantity = (quantity: number, { min, step, most }: QuantityLimits): boolean =>
  Number.isInteger(quantity) && quantity >= min && quantity <= most && (quantity - min) % step === 0

/** The nearest quantity that may be ordered: at least the minimum, in whole steps above it. */
export function fitQuantity(wanted: number, { min, step }: QuantitySteps): number {
  if (!Number.isFinite(wanted) || wanted <= min) return min
  return min + Math.round((wanted - min) / step) * step
}

/** The next allowed quantity above or below, from any quantity. */
export function stepQuantity(
  quantity: number,
  direction: 1 | -1,
  { min, step, most }: QuantityLimits
): number {
  const steps = (quantity - min) / step
  const next = direction === 1 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1
  return Math.min(most, min + Math.max(0, next) * step)
}
