import type { Basket } from './model/basket'

/** Something the shopper has to know about an add or a change; closes by itself after 4000 ms (spec 1 section 8). */
export interface BasketAlert {
  kind: 'error' | 'warning'
  /** For tests and tracking, e.g. "cannot_add_virtual_giftcard". */
  code: string
  title?: string
  message: string
}

export interface AddedItems {
  basket: Basket
  productIds: string[]
  /** What of it could not be added. */
  warning?: BasketAlert
}

interface Signals {
  'add-to-cart-success': AddedItems
  'basket-alert': BasketAlert
}

/** Browser events, so that tracking can listen without knowing the basket. */
export function sendSignal<Name extends keyof Signals>(name: Name, detail: Signals[Name]): void {
  window.dispatchEvent(new CustomEvent(name, { detail }))
}

/** Answers how to stop listening. */
export function listenToSignal<Name extends keyof Signals>(
  name: Name,
  hear: (detail: Signals[Name]) => void
): () => void {
  const listener = (event: Event) => hear((event as CustomEvent<Signals[Name]>).detail)
  window.addEventListener(name, listener)
  return () => window.removeEventListener(name, listener)
}
