import type { BasketItemInput } from '../../../platform/scapi/shopper-baskets'
import type { GiftCertificateItemInput } from '../../../platform/scapi/shopper-baskets-vouchers'
import { writeLineGift } from '../../../gifts/gift'
import { nameLine } from '../../../variations/variation'
import type { Basket, Line } from '../model/basket'
import { listItemIds, type LineOrder } from './line-order'

/** The last removal, with all data of its undo. */
export interface Removal {
  /** Of the removed item. */
  name: string
  /** How the basket was arranged before. */
  order: LineOrder
  /** Items that an undo adds again, one after the other; empty where there is nothing to undo. */
  parts: RemovedPart[]
}

export type RemovedPart =
  { itemId: string; product: BasketItemInput } | { itemId: string; certificate: GiftCertificateItemInput }

/**
 * The undo of a removed line puts back the line with its attributes, then the chosen bonus products that
 * lost their offer with it. A bonus that the platform adds by itself is left out: it comes and goes with the
 * product that brings it, and alone it would be sold at its full price.
 */
export function buildRemoval(line: Line, before: Basket, after: Basket): Removal {
  const isLeft = ({ itemId }: Line) => after.lines.some(each => each.itemId === itemId)
  const lost = before.lines.filter(
    each => each.bonusChoiceId !== undefined && each.itemId !== line.itemId && !isLeft(each)
  )
  return {
    name: nameLine(line),
    order: listItemIds(before),
    parts: line.isAutomaticBonus
      ? []
      : [line, ...lost].map(each => ({ itemId: each.itemId, product: buildItem(each) }))
  }
}

/** A line as add-to-cart sent it (requirement 6.1). */
const buildItem = (line: Line): BasketItemInput => ({
  productId: line.productId,
  quantity: line.quantity,
  // A line to collect returns into the shipment of its store.
  ...(line.storeId !== undefined && { shipmentId: line.shipmentId, inventoryId: line.inventoryId }),
  ...(line.bonusChoiceId === undefined && { price: line.unitPrice }),
  ...(line.productSet !== undefined && { c_productSet: line.productSet }),
  ...(line.isGiftCard && { c_giftCardIsVirtual: line.isVirtualGiftCard }),
  ...(line.bonusChoiceId !== undefined && { bonusDiscountLineItemId: line.bonusChoiceId }),
  ...writeLineGift(line.gift)
})

/** Attributes of a gift certificate that the platform works out itself. */
const COMPUTED = ['c_inventory', 'c_purchasable']

/** Restored by the undo of a removed gift certificate: its recipient, and the product that it was chosen as. */
export function buildCertificateRemoval(itemId: string, name: string, before: Basket): Removal {
  const item = before.giftCertificateItems.find(each => each.giftCertificateItemId === itemId)
  return {
    name,
    order: listItemIds(before),
    parts: item ? [{ itemId, certificate: buildCertificate(item) }] : []
  }
}

function buildCertificate(item: Basket['giftCertificateItems'][number]): GiftCertificateItemInput {
  const { amount, recipientEmail, recipientName, senderName, message } = item
  const attributes = Object.entries(item).filter(
    ([name, value]) => name.startsWith('c_') && !COMPUTED.includes(name) && typeof value !== 'object'
  )
  return {
    ...Object.fromEntries(attributes),
    amount,
    recipientEmail,
    ...(recipientName !== undefined && { recipientName }),
    ...(senderName !== undefined && { senderName }),
    ...(message !== undefined && { message })
  }
}
