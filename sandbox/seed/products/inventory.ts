import type { Inventory } from '../../domain/catalogue/inventory'

/** Units on the shelf, ready to ship. */
export function inStock(units: number): Inventory {
  return { ats: units, stockLevel: units, orderable: true, preorderable: false, backorderable: false }
}

export const soldOut: Inventory = {
  ats: 0,
  stockLevel: 0,
  orderable: false,
  preorderable: false,
  backorderable: false
}

/** Not here yet: `units` may be sold ahead and ship on the ISO date. */
export function preorder(units: number, inStockDate: string): Inventory {
  return { ats: units, stockLevel: 0, orderable: true, preorderable: true, backorderable: false, inStockDate }
}
