import { useState } from 'react'
import type { Product } from '../model/product'
import {
  buildPurchaseItems,
  findPurchaseState,
  hasMissingParts,
  type PurchaseState
} from '../model/purchase-items'
import { fitQuantity } from '../model/quantity-rules'
import type { AddToBasket } from './use-tile-adding'

/** One purchase that the buy box and the bar of a phone share. */
export interface Purchase {
  state: PurchaseState
  quantity: number
  setQuantity: (quantity: number) => void
  add: () => void
  isAdding: boolean
  /** After adding a set of which something was missing (spec 1 section 8). */
  missesParts: boolean
}

export function usePurchase(
  product: Product,
  openAttributes: number,
  basket: { add: AddToBasket; busy: boolean }
): Purchase {
  const [wanted, setWanted] = useState({ productId: product.id, quantity: product.quantity.min })
  const [addedId, setAddedId] = useState<string>()
  // Another product begins with its own minimum.
  const quantity = fitQuantity(wanted.productId === product.id ? wanted.quantity : 0, product.quantity)
  const state = findPurchaseState(product, openAttributes)

  function add() {
    if (state !== 'ready') return
    const context = { isGiftCard: product.isGiftCard, isVirtual: product.isVirtual }
    void basket.add(buildPurchaseItems(product, quantity), context).then(() => setAddedId(product.id))
  }

  return {
    state,
    quantity,
    setQuantity: next => setWanted({ productId: product.id, quantity: next }),
    add,
    isAdding: basket.busy,
    missesParts: addedId === product.id && hasMissingParts(product)
  }
}
