import { countElsewhere } from './add-items'
import { exchangeItem } from './exchange-item'
import type { CustomAttributes } from '../basket'
import { requireBonusChoice, requireOwnChoice } from '../pricing/bonus-choices'
import { requireInventory, requireLine, requireProduct, requireShipment } from './find-parts'
import { requireAllowedQuantity } from './line-quantity'
import type { Mutation } from './mutation'
import { priceBasket } from '../pricing/price-basket'
import { removeItem } from './remove-item'

export interface ItemChange {
  quantity?: number
  /** Another variant of the product, for which the line is exchanged. */
  productId?: string
  shipmentId?: string
  /** Without it, a line that moves to another shipment is taken from the site's stock. */
  inventoryId?: string
  custom: CustomAttributes
}

/** Changes a line. Quantity 0 removes it; another product id exchanges its variant. */
export const updateItem =
  (itemId: string, change: ItemChange): Mutation =>
  (basket, context) => {
    const line = requireLine(basket, itemId)
    if (line.bonusDiscountLineItemId !== undefined) requireOwnChoice(line, priceBasket(basket, context))
    const { quantity = line.quantity, productId = line.productId, shipmentId = line.shipmentId } = change
    const isMoved = shipmentId !== line.shipmentId
    const { inventoryId = isMoved ? undefined : line.inventoryId } = change
    if (quantity === 0) return removeItem(itemId)(basket, context)
    const custom = { ...line.custom, ...change.custom }
    const { bonusDiscountLineItemId } = line
    if (productId !== line.productId) {
      const wanted = { productId, quantity, shipmentId, bonusDiscountLineItemId, inventoryId, custom }
      return exchangeItem(line, wanted)(basket, context)
    }
    requireShipment(basket, shipmentId)
    requireInventory(inventoryId, context)
    const product = requireProduct(basket, productId, context, inventoryId)
    requireAllowedQuantity(product, quantity, countElsewhere(basket, { productId, itemId, inventoryId }))
    if (bonusDiscountLineItemId !== undefined) {
      requireBonusChoice(priceBasket(basket, context), bonusDiscountLineItemId, product, quantity, itemId)
    }
    const changed = { ...line, quantity, shipmentId, inventoryId, custom }
    return { ...basket, lines: basket.lines.map(each => (each === line ? changed : each)) }
  }
