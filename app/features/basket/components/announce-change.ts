import type { BasketAlert } from '../describe-basket-error'
import type { Basket } from '../model/basket'

export interface AddedItems {
  basket: Basket
  productIds: string[]
  /** About items that could not be added. */
  warning?: BasketAlert
  /** Only the quantity of a line has changed. */
  isChange?: true
}

declare global {
  interface WindowEventMap {
    'add-to-cart-success': CustomEvent<AddedItems>
  }
}

/** Fires the event of an add after a change of a line (requirement 6.2); the cart itself shows what changed. */
export function announceChange(basket: Basket, productId: string): void {
  const changed: AddedItems = { basket, productIds: [productId], isChange: true }
  window.dispatchEvent(new CustomEvent('add-to-cart-success', { detail: changed }))
}
