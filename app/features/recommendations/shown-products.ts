/** The row that shows a product, by the product's master. */
const shown = new Map<string, object>()

/**
 * Reserves products for a row of the page, `limit` at most, so that no two rows show the same one
 * (requirement 4.5): returns the ones that no other row shows. The first row keeps a product, so that nothing
 * changes while it is visible.
 */
export function reserveProducts(row: object, ids: readonly string[], limit = Infinity): string[] {
  const free = ids.filter(id => (shown.get(id) ?? row) === row).slice(0, limit)
  for (const id of free) shown.set(id, row)
  return free
}

/** The row is gone from the page. */
export function releaseProducts(row: object): void {
  for (const [id, owner] of shown) if (owner === row) shown.delete(id)
}

/** Whether a row of the page shows it, so that it need not be looked up for another one. */
export const isShown = (id: string): boolean => shown.has(id)
