import { isSameGift, readLineGift, type LineGift } from '../../../gifts/gift'

/** A line in the shop's model, or an item of the platform's basket. */
export interface JoinableItem {
  itemId?: string
  productId?: string
  shipmentId?: string
  quantity?: number
  bonusProductLineItem?: boolean
  bonusDiscountLineItemId?: string
  isAutomaticBonus?: boolean
  bonusChoiceId?: string
  gift?: boolean | LineGift
  giftMessage?: string
  optionItems?: { optionId?: string; optionValueId?: string; price?: number }[]
}

/**
 * The line that already has a product and takes the units of another line, whose variant becomes this product. It has
 * the same destination and the same wrap with the same card; free products take nothing. Undefined where no line does.
 */
export function findJoinedLine<Item extends JoinableItem>(
  items: readonly Item[],
  { itemId, productId }: { itemId: string; productId: string }
): Item | undefined {
  const line = items.find(item => item.itemId === itemId)
  return items.find(
    item =>
      item.productId === productId &&
      item.itemId !== itemId &&
      item.shipmentId === line?.shipmentId &&
      isSameGift(readGift(item), readGift(line)) &&
      !isBonus(item)
  )
}

const readGift = ({ gift, ...item }: JoinableItem = {}): LineGift | undefined =>
  typeof gift === 'object' ? gift : readLineGift({ gift, ...item })

const isBonus = ({ bonusProductLineItem, bonusDiscountLineItemId, ...item }: JoinableItem): boolean =>
  bonusProductLineItem === true ||
  item.isAutomaticBonus === true ||
  (bonusDiscountLineItemId ?? item.bonusChoiceId) !== undefined
