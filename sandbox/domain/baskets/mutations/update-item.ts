import { countElsewhere } from './add-items'
import { exchangeItem } from './exchange-item'
import type { CustomAttributes, LineGift } from '../basket'
import { requireBonusChoice, requireOwnChoice } from '../pricing/bonus-choices'
import { requireInventory, requireLine, requireProduct, requireShipment } from './find-parts'
import { canHaveCard, requireGiftWrap } from './gift-wrap'
import { requireAllowedQuantity } from './line-quantity'
import { chooseOptions, type OptionInput } from './line-options'
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
  /** Options without a value keep theirs. */
  optionItems?: readonly OptionInput[]
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
      const product = requireProduct(basket, productId, context, inventoryId)
      const chosen = chooseOptions(product, change.optionItems, line.chosenOptions)
      const wanted = {
        ...{ productId, quantity, shipmentId, bonusDiscountLineItemId, inventoryId, custom },
        optionItems: Object.entries(chosen ?? {}).map(([optionId, optionValueId]) => ({
          optionId,
          optionValueId
        })),
        // A variant without wrap loses it.
        gift: canHaveCard(product, chosen) ? gift : undefined
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
    const chosenOptions = chooseOptions(product, change.optionItems, line.chosenOptions)
    const { gift: former, chosenOptions: _before, ...plain } = line
    // Without its paid wrap a line loses its card; a free wrap stays where its product has lost it meanwhile.
    const isUnwrapped = chosenOptions !== undefined && !canHaveCard(product, chosenOptions)
    const kept = isUnwrapped ? undefined : former
    const wrap = change.gift === undefined ? kept : requireGiftWrap(change.gift, product, chosenOptions)
    const changed = {
      ...plain,
      ...(wrap && { gift: wrap }),
      ...(chosenOptions && { chosenOptions }),
      ...{ quantity, shipmentId, inventoryId, custom }
    }
    return { ...basket, lines: basket.lines.map(each => (each === line ? changed : each)) }
  }
