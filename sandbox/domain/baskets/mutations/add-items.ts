import { requireBonusChoice } from '../pricing/bonus-choices'
import { DEFAULT_SHIPMENT_ID, type Basket, type BasketLine, type CustomAttributes } from '../basket'
import { CheckoutError } from '../../checkout-error'
import { requireInventory, requireProduct, requireShipment } from './find-parts'
import { requireSameDelivery } from './gift-card-mixing'
import { requireAllowedQuantity, requireWholeQuantity } from './line-quantity'
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
  custom: CustomAttributes
}

/** Units of a product in lines other than the given one. */
export const countElsewhere = (basket: Basket, productId: string, itemId: string | undefined): number =>
  basket.lines.reduce(
    (units, line) => (line.productId === productId && line.itemId !== itemId ? units + line.quantity : units),
    0
  )

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
  const product = requireProduct(basket, item.productId, context)
  requireWholeQuantity(item.quantity, product)
  requireInventory(item.inventoryId, context)
  requireSameDelivery(basket, product, context)

  const { bonusDiscountLineItemId } = item
  const line = basket.lines.find(
    each =>
      each.productId === product.id &&
      each.shipmentId === shipmentId &&
      each.bonusDiscountLineItemId === bonusDiscountLineItemId
  )
  const quantity = (line?.quantity ?? 0) + item.quantity
  requireAllowedQuantity(product, quantity, countElsewhere(basket, product.id, line?.itemId))
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
      inventoryId: item.inventoryId,
      custom: item.custom
    })
  }
  const { inventoryId = line.inventoryId } = item
  const raised = { ...line, quantity, inventoryId, custom: { ...line.custom, ...item.custom } }
  return { ...basket, lines: basket.lines.map(each => (each === line ? raised : each)) }
}

/** Adds products; one that is already there raises its line. All of them are added, or the basket is unchanged. */
export const addItems =
  (items: ItemInput[]): Mutation =>
  (basket, context) =>
    items.reduce((changed, item) => addItem(changed, item, context), basket)
