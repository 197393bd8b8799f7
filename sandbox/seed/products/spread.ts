/**
 * A steady number from `min` to `max` for a product number, so that stock, ratings and ranks
 * look grown and are the same at every start.
 */
export function spread(number: number, min: number, max: number, salt = 0): number {
  const mixed = Math.imul(number * 31 + salt * 7919 + 17, 2654435761) >>> 8
  return min + (mixed % (max - min + 1))
}
