import { say, type Localized } from '../../../texts/localized-text'
import type { Inventory } from '../../catalogue/inventory'
import type { SellableProduct } from '../../catalogue/sellable-product'
import { CheckoutError } from '../../checkout-error'

/** Most units of one line, whatever the stock: keeps every total a safe number of cents. */
const MAX_QUANTITY = 9_999

/** Units of a product in other lines: of the whole basket, and those from the same inventory list. */
export interface UnitsElsewhere {
  inBasket: number
  inStock: number
}

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
  statusMessage: Localized
): CheckoutError {
  return new CheckoutError(
    'invalid',
    code === 'INVALID_QUANTITY' ? 'invalid-quantity' : 'product-item-not-available',
    code === 'INVALID_QUANTITY' ? 'Invalid Quantity' : 'Product Item Not Available',
    `The product '${product.id}' is not available in a quantity of ${quantity}.`,
    { productId: product.id, requestedQuantity: quantity },
    { statusCode: code, statusMessage }
  )
}

/** Throws unless a quantity is one that a client may send at all: a whole number from 1 to MAX_QUANTITY. */
export function requireWholeQuantity(quantity: number, product: SellableProduct): void {
  if (Number.isSafeInteger(quantity) && quantity > 0 && quantity <= MAX_QUANTITY) return
  throw refuseQuantity(product, quantity, 'INVALID_QUANTITY', {
    de: `Bitte wählen Sie eine Menge zwischen 1 und ${MAX_QUANTITY}.`,
    en: `Please choose a quantity between 1 and ${MAX_QUANTITY}.`,
    fr: `Veuillez choisir une quantité entre 1 et ${MAX_QUANTITY}.`,
    it: `Scelga una quantità tra 1 e ${MAX_QUANTITY}.`
  })
}

/**
 * Throws unless a line may hold so many units: a multiple of the product's step, from its smallest
 * order up to its limit per basket and its stock. Pre- and backorderable products have no stock limit.
 * The limit is for all lines of the product, the stock for those from the same inventory list.
 */
export function requireAllowedQuantity(
  product: SellableProduct,
  quantity: number,
  elsewhere: UnitsElsewhere = { inBasket: 0, inStock: 0 }
): void {
  requireWholeQuantity(quantity, product)
  const { minOrderQuantity: least, stepQuantity: step, basketLimit: most, inventory } = product
  if (quantity < least || (step > 1 && quantity % step !== 0)) {
    throw refuseQuantity(product, quantity, 'INVALID_QUANTITY', {
      de: `${product.name.de}: mindestens ${least} Stück, in Schritten von ${step}.`,
      en: `${product.name.en}: at least ${least}, in steps of ${step}.`,
      fr: `${say(product.name, 'fr')}\u00a0: au moins ${least}, par multiples de ${step}.`,
      it: `${say(product.name, 'it')}: almeno ${least}, in multipli di ${step}.`
    })
  }
  if (most > 0 && quantity + elsewhere.inBasket > most) {
    throw refuseQuantity(product, quantity, 'BASKET_LIMIT_EXCEEDED', {
      de: `${product.name.de}: höchstens ${most} Stück je Bestellung.`,
      en: `${product.name.en}: at most ${most} per order.`,
      fr: `${say(product.name, 'fr')}\u00a0: ${most} au plus par commande.`,
      it: `${say(product.name, 'it')}: al massimo ${most} per ordine.`
    })
  }
  if (hasStockFor(product, quantity + elsewhere.inStock)) return
  const left = inventory.orderable ? inventory.ats : 0
  throw left > 0
    ? refuseQuantity(product, quantity, 'NOT_ENOUGH_STOCK', {
        de: `${product.name.de}: nur noch ${left} verfügbar.`,
        en: `${product.name.en}: only ${left} left.`,
        fr: `${say(product.name, 'fr')}\u00a0: plus que ${left} en stock.`,
        it: `${say(product.name, 'it')}: ne restano solo ${left}.`
      })
    : refuseQuantity(product, quantity, 'OUT_OF_STOCK', {
        de: `${product.name.de} ist zurzeit ausverkauft.`,
        en: `${product.name.en} is out of stock at the moment.`,
        fr: `${say(product.name, 'fr')} est épuisé en ce moment.`,
        it: `${say(product.name, 'it')} è al momento esaurito.`
      })
}

/**
 * The largest allowed quantity up to the wanted one; 0 if there is no allowed one. For merges, which must not
 * fail.
 */
export function clampQuantity(
  product: SellableProduct,
  wanted: number,
  elsewhere: UnitsElsewhere = { inBasket: 0, inStock: 0 }
): number {
  const { minOrderQuantity: least, stepQuantity, basketLimit, inventory } = product
  if (!inventory.orderable) return 0
  const limit = basketLimit > 0 ? basketLimit : MAX_QUANTITY
  const stock = isSoldAhead(inventory) ? MAX_QUANTITY : inventory.ats
  const most = Math.min(wanted, MAX_QUANTITY, limit - elsewhere.inBasket, stock - elsewhere.inStock)
  const step = Math.max(1, stepQuantity)
  const clamped = Math.floor(most / step) * step
  return clamped > 0 && clamped >= least ? clamped : 0
}
