/** Limits (requirement 2.9): 10 by default, 0 means 1000, never below 1. */
const DEFAULT_LIMIT = 10
const UNLIMITED = 1000

/** The highest quantity that may be chosen. */
export function findQuantityLimit(limit: number | undefined): number {
  if (limit === undefined || !Number.isFinite(limit) || limit < 0) return DEFAULT_LIMIT
  return limit === 0 ? UNLIMITED : Math.floor(limit)
}

/** Limits a typed quantity to what may be chosen; what is not a number becomes 1. */
export function clampQuantity(typed: number, limit: number): number {
  if (!Number.isFinite(typed)) return 1
  return Math.min(limit, Math.max(1, Math.floor(typed)))
}
