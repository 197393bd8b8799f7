import { useState } from 'react'
import { fitQuantity } from '../../../ui/form/quantity-limit'
import type { AddContext, AddToBasket } from '../../../platform/add-to-basket'
import type { BasketItemInput } from '../../../platform/scapi/shopper-baskets'
import type { Product, SetPart } from '../model/product'
import {
  buildPurchaseItems,
  findPurchaseState,
  listMissingParts,
  type PurchaseState
} from '../model/purchase-items'

/** The state of a purchase, shared by the buy box and the bar on a phone. */
export interface Purchase {
  state: PurchaseState
  quantity: number
  setQuantity: (quantity: number) => void
  add: () => void
  /** The items that the button adds. */
  findPurchase: () => { items: BasketItemInput[]; context: AddContext }
  isAdding: boolean
  /** Parts of a set that are not added, because they are unavailable. */
  missing: readonly SetPart[]
}

export function usePurchase(
  product: Product,
  openAttributes: number,
  basket: { add: AddToBasket; busy: boolean }
): Purchase {
  const [wanted, setWanted] = useState({ productId: product.id, quantity: product.quantity.min })
  // Another product starts with its own minimum quantity.
  const quantity = fitQuantity(wanted.productId === product.id ? wanted.quantity : 0, product.quantity)
  const state = findPurchaseState(product, openAttributes)
  const missing = listMissingParts(product)

  function findPurchase() {
    const { isGiftCard, isVirtual } = product
    const context = { isGiftCard, isVirtual, isPartial: missing.length > 0 }
    return { items: buildPurchaseItems(product, quantity), context }
  }

  function add() {
    if (state !== 'ready') return
    const { items, context } = findPurchase()
    void basket.add(items, context)
  }

  return {
    state,
    quantity,
    setQuantity: next => setWanted({ productId: product.id, quantity: next }),
    add,
    findPurchase,
    isAdding: basket.busy,
    missing
  }
}
