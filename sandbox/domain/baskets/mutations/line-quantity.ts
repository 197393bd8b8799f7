import type { Inventory } from '../../catalogue/inventory'
import type { SellableProduct } from '../../catalogue/sellable-product'
import { CheckoutError } from '../../checkout-error'

/** Most units of one line, whatever the stock: keeps every total a safe number of cents. */
const MAX_QUANTITY = 9_999

/** Whether more can be sold than is in stock. */
const isSoldAhead = (inventory: Inventory): boolean => inventory.preorderable || inventory.backorderable

/** Whether the stock allows an order of so many units now. */
export function hasStockFor(product: SellableProduct, quantity: number): boolean {
  const { inventory } = product
  return inventory.orderable && (isSoldAhead(inventory) || inventory.ats >= quantity)
}

function refuseQuantity(
  product: SellableProduct,
  quantity: number,
  code: string,
  de: string,
  en: string
): CheckoutError {
  return new CheckoutError(
    'invalid',
    code === 'INVALID_QUANTITY' ? 'invalid-quantity' : 'product-item-not-available',
    code === 'INVALID_QUANTITY' ? 'Invalid Quantity' : 'Product Item Not Available',
    `The product '${product.id}' is not available in a quantity of ${quantity}.`,
    { productId: product.id, requestedQuantity: quantity },
    { statusCode: code, statusMessage: { de, en } }
  )
}

/** Throws unless a quantity is one that a client may send at all: a whole number from 1 to MAX_QUANTITY. */
export function requireWholeQuantity(quantity: number, product: SellableProduct): void {
  if (Number.isSafeInteger(quantity) && quantity > 0 && quantity <= MAX_QUANTITY) return
  throw refuseQuantity(
    product,
    quantity,
    'INVALID_QUANTITY',
    `Bitte wählen Sie eine Menge zwischen 1 und ${MAX_QUANTITY}.`,
    `Please choose a quantity between 1 and ${MAX_QUANTITY}.`
  )
}

/**
 * Throws unless a line may hold so many units: a multiple of the product's step, from its smallest
 * order up to its limit per basket and its stock. Pre- and backorderable products have no stock limit.
 * `elsewhere` is how many units other lines of the basket hold; limit and stock are for all of them.
 */
export function requireAllowedQuantity(product: SellableProduct, quantity: number, elsewhere = 0): void {
  requireWholeQuantity(quantity, product)
  const { minOrderQuantity: least, stepQuantity: step, basketLimit: most, inventory } = product
  if (quantity < least || (step > 1 && quantity % step !== 0)) {
    throw refuseQuantity(
      product,
      quantity,
      'INVALID_QUANTITY',
      `${product.name.de}: mindestens ${least} Stück, in Schritten von ${step}.`,
      `${product.name.en}: at least ${least}, in steps of ${step}.`
    )
  }
  const together = quantity + elsewhere
  if (most > 0 && together > most) {
    throw refuseQuantity(
      product,
      quantity,
      'BASKET_LIMIT_EXCEEDED',
      `${product.name.de}: höchstens ${most} Stück je Bestellung.`,
      `${product.name.en}: at most ${most} per order.`
    )
  }
  if (hasStockFor(product, together)) return
  const left = inventory.orderable ? inventory.ats : 0
  throw left > 0
    ? refuseQuantity(
        product,
        quantity,
        'NOT_ENOUGH_STOCK',
        `${product.name.de}: nur noch ${left} verfügbar.`,
        `${product.name.en}: only ${left} left.`
      )
    : refuseQuantity(
        product,
        quantity,
        'OUT_OF_STOCK',
        `${product.name.de} ist zurzeit ausverkauft.`,
        `${product.name.en} is out of stock at the moment.`
      )
}

/** The largest allowed quantity up to the wanted one; 0 when none is. For merges, which must not fail. */
export function clampQuantity(product: SellableProduct, wanted: number, elsewhere = 0): number {
  const { minOrderQuantity: least, stepQuantity, basketLimit, inventory } = product
  if (!inventory.orderable) return 0
  const limit = basketLimit > 0 ? basketLimit : MAX_QUANTITY
  const stock = isSoldAhead(inventory) ? MAX_QUANTITY : inventory.ats
  const most = Math.min(wanted, MAX_QUANTITY, limit - elsewhere, stock - elsewhere)
  const step = Math.max(1, stepQuantity)
  const clamped = Math.floor(most / step) * step
  return clamped > 0 && clamped >= least ? clamped : 0
}
