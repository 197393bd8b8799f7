import { requireBonusChoice } from '../pricing/bonus-choices'
import {
  DEFAULT_SHIPMENT_ID,
  type Basket,
  type BasketLine,
  type CustomAttributes,
  type LineGift
} from '../basket'
import { CheckoutError } from '../../checkout-error'
import { requireInventory, requireProduct, requireShipment } from './find-parts'
import { isWrappedAlike, requireGiftWrap } from './gift-wrap'
import { chooseOptions, type OptionInput } from './line-options'
import { requireSameDelivery } from './gift-card-mixing'
import { requireAllowedQuantity, requireWholeQuantity, type UnitsElsewhere } from './line-quantity'
import type { Mutation, MutationContext } from './mutation'
import { priceBasket } from '../pricing/price-basket'

/** The platform's quota of product items in a basket. */
export const MAX_LINES = 400

export interface ItemInput {
  productId: string
  quantity: number
  shipmentId?: string
  /** Chosen as the bonus of a coupon: the offer that it is chosen from. */
  bonusDiscountLineItemId?: string
  inventoryId?: string
  /** To be wrapped, with the words on its card; null and undefined = not. */
  gift?: LineGift | null
  optionItems?: readonly OptionInput[]
  custom: CustomAttributes
}

/** Units of a product in lines other than the given one: in the basket, and from the same inventory list. */
export function countElsewhere(
  basket: Basket,
  { productId, itemId, inventoryId }: Pick<BasketLine, 'productId' | 'inventoryId'> & { itemId?: string }
): UnitsElsewhere {
  const others = basket.lines.filter(line => line.productId === productId && line.itemId !== itemId)
  const sum = (lines: BasketLine[]) => lines.reduce((units, line) => units + line.quantity, 0)
  return {
    inBasket: sum(others),
    inStock: sum(others.filter(line => line.inventoryId === inventoryId))
  }
}

function addLine(basket: Basket, line: BasketLine): Basket {
  if (basket.lines.length < MAX_LINES) return { ...basket, lines: [...basket.lines, line] }
  throw new CheckoutError(
    'invalid',
    'product-items-quota-exceeded',
    'Product Items Quota Exceeded',
    `A basket holds at most ${MAX_LINES} product items.`
  )
}

function addItem(basket: Basket, item: ItemInput, context: MutationContext): Basket {
  const shipmentId = item.shipmentId ?? DEFAULT_SHIPMENT_ID
  requireShipment(basket, shipmentId)
  requireInventory(item.inventoryId, context)
  const { bonusDiscountLineItemId, productId } = item
  const line = basket.lines.find(
    each =>
      // A product with options gets a line of its own with each add.
      each.chosenOptions === undefined &&
      each.productId === productId &&
      each.shipmentId === shipmentId &&
      each.bonusDiscountLineItemId === bonusDiscountLineItemId &&
      isWrappedAlike(each, item) &&
      (item.inventoryId === undefined || each.inventoryId === item.inventoryId)
  )
  const { inventoryId = line?.inventoryId } = item
  const product = requireProduct(basket, productId, context, inventoryId)
  requireWholeQuantity(item.quantity, product)
  requireSameDelivery(basket, product, context)
  const chosenOptions = chooseOptions(product, item.optionItems)
  const gift = requireGiftWrap(item.gift, product, chosenOptions)

  const quantity = (line?.quantity ?? 0) + item.quantity
  const elsewhere = countElsewhere(basket, { productId, itemId: line?.itemId, inventoryId })
  requireAllowedQuantity(product, quantity, elsewhere)
  if (bonusDiscountLineItemId !== undefined) {
    const priced = priceBasket(basket, context)
    requireBonusChoice(priced, bonusDiscountLineItemId, product, quantity, line?.itemId)
  }
  if (!line) {
    const itemId = context.ids.next('item')
    return addLine(basket, {
      itemId,
      productId: product.id,
      shipmentId,
      quantity,
      name: product.name,
      variation: product.variation,
      bonusDiscountLineItemId,
      inventoryId,
      ...(gift && { gift }),
      ...(chosenOptions && { chosenOptions }),
      custom: item.custom
    })
  }
  const raised = { ...line, quantity, custom: { ...line.custom, ...item.custom } }
  return { ...basket, lines: basket.lines.map(each => (each === line ? raised : each)) }
}

/** Adds products; one that is already there raises its line. All of them are added, or the basket is unchanged. */
export const addItems =
  (items: ItemInput[]): Mutation =>
  (basket, context) =>
    items.reduce((changed, item) => addItem(changed, item, context), basket)
