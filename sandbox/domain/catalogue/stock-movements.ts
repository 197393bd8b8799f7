import type { ProductQuantity } from './product-stock'
import { mayGoBelowZero } from './availability'
import type { SiteCatalogue } from './site-catalogue'
import type { StockMovement } from './stock-ledger'

/**
 * Turns order lines into movements of counted products; a set moves its parts.
 * Undefined when a line names an unknown product, a master, or no positive whole quantity.
 */
export function listMovements(
  lines: ProductQuantity[],
  catalogue: SiteCatalogue
): StockMovement[] | undefined {
  const movements: StockMovement[] = []
  for (const { productId, quantity, inventoryId } of lines) {
    const product = catalogue.findProduct(productId)
    if (!product || product.kind === 'master' || !Number.isInteger(quantity) || quantity < 1) return undefined
    const parts = product.kind === 'set' ? (product.setItems ?? []) : [{ productId, quantity: 1 }]
    for (const part of parts) {
      const moved = catalogue.findProduct(part.productId)
      if (!moved) return undefined
      movements.push({
        productId: moved.id,
        quantity: quantity * part.quantity,
        inventoryId,
        mayGoBelowZero: inventoryId === undefined && mayGoBelowZero(moved)
      })
    }
  }
  return movements
}
