import type { BasketAccess } from '../api/basket-access'
import { addItems } from '../api/add-items'
import { BASKET_KEY } from '../api/basket-key'
import type { Basket } from '../model/basket'
import { addGiftCertificateItem } from '../vouchers/gift-certificate-items'
import { keepLineOrder, listItemIds } from './line-order'
import type { Removal, RemovedPart } from './removal'

/**
 * Puts the first part of a removal back, in its former place.
 *
 * @returns the items still to restore, undefined when all are restored.
 */
export async function restoreFirstPart(access: BasketAccess, removal: Removal): Promise<Removal | undefined> {
  const [part, ...parts] = removal.parts
  if (!part) return undefined
  const basket = await addPart(access, part)
  const itemId = findRestored(basket, part, removal.order)
  const isNew = itemId !== undefined && !removal.order.includes(itemId)
  const order = isNew ? removal.order.map(id => (id === part.itemId ? itemId : id)) : removal.order
  keepLineOrder(access.client, order)
  return parts.length > 0 ? { ...removal, order, parts } : undefined
}

/** Whether the first part is in the basket that was read last: an add whose answer was lost may have taken place. */
export function isFirstPartBack({ client }: BasketAccess, { parts: [part], order }: Removal): boolean {
  const basket = client.getQueryData<Basket | null>(BASKET_KEY)
  return Boolean(basket && part && findRestored(basket, part, order))
}

const addPart = (access: BasketAccess, part: RemovedPart): Promise<Basket> =>
  'product' in part
    ? addItems(access, [part.product], () => undefined)
    : addGiftCertificateItem(access, part.certificate)

/** The id of the part in the basket: of a line with the same product, or of a gift certificate that was not there. */
function findRestored(basket: Basket, part: RemovedPart, order: Removal['order']): string | undefined {
  if ('certificate' in part) return listItemIds({ ...basket, lines: [] }).find(id => !order.includes(id))
  const { productId, bonusDiscountLineItemId, shipmentId } = part.product
  const alike = basket.lines.filter(
    line =>
      line.productId === productId &&
      line.bonusChoiceId === bonusDiscountLineItemId &&
      (shipmentId === undefined || line.shipmentId === shipmentId)
  )
  // Platforms may keep a product in several lines: the one that was not there before is meant.
  return (alike.find(({ itemId }) => !order.includes(itemId)) ?? alike[0])?.itemId
}
