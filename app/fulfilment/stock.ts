/** A product's stock as the platform reports it (requirement 4.3). */
export interface Stock {
  orderable: boolean
  /** Sold before the goods have arrived; orders are not limited by the stock level. */
  preorderable: boolean
  /** Sold although the goods have run out; orders are not limited by the stock level. */
  backorderable?: boolean
  /** Units; 0 if unknown. */
  stockLevel: number
  /** ISO date; only of products that can be pre-ordered. */
  inStockDate?: string
}

interface PlatformInventory extends Partial<Stock> {
  ats?: number
}

/** Stock from `c_inventory`, else `inventory`; unknown means not orderable, 0 units (requirement 3.4). */
export function mapStock(product: { [key: string]: unknown }): Stock {
  const inventory = (product.c_inventory ?? product.inventory ?? {}) as PlatformInventory
  return {
    orderable: inventory.orderable ?? false,
    preorderable: inventory.preorderable ?? false,
    ...(inventory.backorderable ? { backorderable: true } : {}),
    stockLevel: Math.max(0, inventory.stockLevel ?? inventory.ats ?? 0),
    ...(inventory.inStockDate ? { inStockDate: inventory.inStockDate } : {})
  }
}

/** Stock of one inventory list, a store's; a list without the product has none of it. */
export function mapListStock(product: { [key: string]: unknown }, inventoryId: string): Stock {
  const lists: unknown[] = Array.isArray(product.inventories) ? product.inventories : []
  const inventory = lists.find(list => (list as { id?: unknown } | null)?.id === inventoryId)
  return mapStock({ inventory })
}

/** Up to so many units a store's number is shown. */
const SCARCE = 5

/** Whether so little is left that its number is shown; pre-orders and backorders are never scarce. */
export const isScarce = (stock: Stock): boolean => isShort(stock, SCARCE + 1)

/** The stock that ends first, of parts that are only bought together; undefined without parts. */
export const findScarcest = (stocks: readonly Stock[]): Stock | undefined =>
  stocks.find(stock => deriveAvailability(stock) === 'out_of_stock') ??
  [...stocks].sort(
    (one, other) => Number(isScarce(other)) - Number(isScarce(one)) || one.stockLevel - other.stockLevel
  )[0]

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

/**
 * Whether a product is orderable, but not in this quantity: 'Only {stockLevel} left!' (requirement 4.3). Sold-out
 * products, pre-orders and backorders are never short.
 */
export const isShort = (stock: Stock, quantity: number): boolean =>
  deriveAvailability(stock) === 'in_stock' && !stock.backorderable && stock.stockLevel < quantity

/** The quantities in which a product is sold. */
export interface Steps {
  /** The least quantity that is sold. */
  min: number
  step: number
}

/** Minimum 1, step 1 unless the product says otherwise (requirement 3.4). */
export const readSteps = (product: { minOrderQuantity?: unknown; stepQuantity?: unknown }): Steps => ({
  min: readUnits(product.minOrderQuantity),
  step: readUnits(product.stepQuantity)
})

const readUnits = (value: unknown): number => (Number(value) >= 1 ? Math.floor(Number(value)) : 1)
