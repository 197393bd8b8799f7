import { countElsewhere } from './add-items'
import { exchangeItem } from './exchange-item'
import type { CustomAttributes, LineGift } from '../basket'
import { requireBonusChoice, requireOwnChoice } from '../pricing/bonus-choices'
import { requireInventory, requireLine, requireProduct, requireShipment } from './find-parts'
import { requireGiftWrap } from './gift-wrap'
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
  /** Null takes wrap and card off; undefined leaves them. */
  gift?: LineGift | null
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
    const { gift = line.gift } = change
    if (productId !== line.productId) {
      // A variant without wrap loses it.
      const isWrapped = requireProduct(basket, productId, context, inventoryId).giftWrap === true
      const wanted = {
        ...{ productId, quantity, shipmentId, bonusDiscountLineItemId, inventoryId, custom },
        gift: isWrapped ? gift : undefined
      }
      return exchangeItem(line, wanted)(basket, context)
    }
    requireShipment(basket, shipmentId)
    requireInventory(inventoryId, context)
    const product = requireProduct(basket, productId, context, inventoryId)
    requireAllowedQuantity(product, quantity, countElsewhere(basket, { productId, itemId, inventoryId }))
    if (bonusDiscountLineItemId !== undefined) {
      requireBonusChoice(priceBasket(basket, context), bonusDiscountLineItemId, product, quantity, itemId)
    }
    // The wrap of a line stays where its product has lost it meanwhile.
    const wrap = change.gift === undefined ? line.gift : requireGiftWrap(change.gift, product)
    const { gift: _former, ...unwrapped } = line
    const changed = { ...unwrapped, ...(wrap && { gift: wrap }), quantity, shipmentId, inventoryId, custom }
    return { ...basket, lines: basket.lines.map(each => (each === line ? changed : each)) }
  }
