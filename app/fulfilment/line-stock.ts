import { deriveAvailability, isShort, type Steps, type Stock } from './stock'

/** The highest quantity that a stock allows, in the steps that a product is sold in; undefined where it allows none. */
export function findPossibleQuantity(stockLevel: number, { min, step }: Steps): number | undefined {
  const possible = min + Math.floor((stockLevel - min) / step) * step
  return possible >= min ? possible : undefined
}

/**
 * How many units can be added to those that a basket holds, in a product's steps; undefined where stock allows as many
 * as asked for.
 */
export function findRest(
  { stock, steps }: { stock: Stock; steps: Steps },
  held: number,
  asked: number
): number | undefined {
  if (!isShort(stock, held + asked)) return undefined
  return Math.max(0, (findPossibleQuantity(stock.stockLevel, steps) ?? 0) - held)
}

type LineStock = 'offline' | 'out-of-stock' | 'not-enough' | 'only-left' | 'available'

interface StockedLine {
  quantity: number
  /** Whether the shop still sells the product. */
  isPurchasable: boolean
  /** Whether the platform can deliver the line's quantity. */
  isOrderable: boolean
}

/** Stock message of a basket line; undefined stock: the catalogue has not answered. */
export function findLineStock(line: StockedLine, stock: Stock | undefined): LineStock {
  if (!line.isPurchasable) return 'offline'
  if (stock && isShort(stock, line.quantity)) return 'only-left'
  if (line.isOrderable) return 'available'
  return stock && deriveAvailability(stock) === 'out_of_stock' ? 'out-of-stock' : 'not-enough'
}
