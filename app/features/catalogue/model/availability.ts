/** Stock as the platform reports it (requirement 4.3). */
export interface Stock {
  orderable: boolean
  preorderable: boolean
  /** Units; 0 if unknown. */
  stockLevel: number
  /** ISO date; only of products that can be pre-ordered. */
  inStockDate?: string
}

type Availability = 'in_stock' | 'out_of_stock' | 'pre_order'

/** A product's availability (requirement 4.3, in exactly this order). */
export function deriveAvailability({ orderable, preorderable, stockLevel }: Stock): Availability {
  if (!orderable) return 'out_of_stock'
  if (preorderable) return 'pre_order'
  return stockLevel > 0 ? 'in_stock' : 'out_of_stock'
}

/** The dispatch date, known only for products that can be pre-ordered. */
export function findPreOrderDate({ preorderable, inStockDate }: Stock): Date | undefined {
  if (!preorderable || !inStockDate) return undefined
  const date = new Date(inStockDate)
  return Number.isNaN(date.getTime()) ? undefined : date
}

type StockWarning = { kind: 'out-of-stock' } | { kind: 'only-left'; stockLevel: number }

/**
 * Why a quantity is not available (requirement 4.3):
 * out of stock, or less than requested. A pre-order is not limited by
 * stock.
 */
export function findStockWarning(stock: Stock, quantity: number): StockWarning | undefined {
  const availability = deriveAvailability(stock)
  if (availability === 'pre_order') return undefined
  if (availability === 'out_of_stock') return { kind: 'out-of-stock' }
  return stock.stockLevel < quantity ? { kind: 'only-left', stockLevel: stock.stockLevel } : undefined
}

interface PlatformInventory {
  orderable?: boolean
  preorderable?: boolean
  stockLevel?: number
  ats?: number
  inStockDate?: string
}

/** Stock from `c_inventory`, else `inventory`; unknown means none (requirement 3.4). */
export function mapStock(product: { [key: string]: unknown }): Stock {
  const inventory = (product.c_inventory ?? product.inventory ?? {}) as PlatformInventory
  return {
    orderable: inventory.orderable ?? false,
    preorderable: inventory.preorderable ?? false,
    stockLevel: Math.max(0, inventory.stockLevel ?? inventory.ats ?? 0),
    ...(inventory.inStockDate ? { inStockDate: inventory.inStockDate } : {})
  }
}
