export interface Inventory {
  /** Units that can be sold now. */
  ats: number
  stockLevel: number
  orderable: boolean
  preorderable: boolean
  backorderable: boolean
  /** ISO date; only with preorderable. */
  inStockDate?: string
}
