import { DEFAULT_SHIPMENT_ID } from '../basket'
import { addItems, countElsewhere, type ItemInput } from './add-items'
import { requireProduct } from './find-parts'
import { isWrappedAlike } from './gift-wrap'
import { clampQuantity } from './line-quantity'
import type { Mutation } from './mutation'

/** Adds as many of the wanted units as stock, steps and limit allow; throws where the product cannot be added at all. */
export const addUpTo =
  (item: ItemInput): Mutation =>
  (basket, context) => {
    const { productId, inventoryId, shipmentId = DEFAULT_SHIPMENT_ID } = item
    const product = requireProduct(basket, productId, context, inventoryId)
    const line = basket.lines.find(
      each =>
        each.chosenOptions === undefined &&
        each.productId === productId &&
        each.shipmentId === shipmentId &&
        each.inventoryId === inventoryId &&
        each.bonusDiscountLineItemId === undefined &&
        isWrappedAlike(each, item)
    )
    const held = line?.quantity ?? 0
    const elsewhere = countElsewhere(basket, { productId, inventoryId, itemId: line?.itemId })
    const quantity = clampQuantity(product, held + item.quantity, elsewhere) - held
    return quantity > 0 ? addItems([{ ...item, quantity }])(basket, context) : basket
  }
