import { CheckoutError } from '../../checkout-error'
import type { AnnouncedReturn, Order } from '../order'
import { countReturnable } from './line-units'

interface ReturnInput {
  itemId: string
  quantity: number
  reason: string
}

/** 400: lines that the order does not have. */
const unknownItems = ({ orderNo }: Order, unknownItemIds: string[]): CheckoutError =>
  new CheckoutError(
    'invalid',
    'unknown-product-item-ids',
    'Unknown Product Item Ids',
    'Some product items are not in the order.',
    { orderNo, unknownItemIds }
  )

/** 400: more units than can come back. */
const quantityExceeded = ({ orderNo }: Order, itemIds: string[]): CheckoutError =>
  new CheckoutError(
    'invalid',
    'return-quantity-exceeded',
    'Return Quantity Exceeded',
    'More is to be returned than is available to return.',
    { orderNo, itemIds }
  )

/** 409: nothing of the order can come back: not delivered, too late, or back already. */
const returnFailed = ({ orderNo }: Order): CheckoutError =>
  new CheckoutError(
    'conflict',
    'order-return-failed',
    'Order Return Failed',
    `Nothing of the order '${orderNo}' can be returned.`,
    { orderNo },
    {
      statusCode: 'ORDER_RETURN_FAILED',
      statusMessage: {
        de: 'Diese Bestellung kann nicht mehr zurückgegeben werden.',
        en: 'This order can no longer be returned.',
        fr: 'Cette commande ne peut plus être retournée.',
        it: 'Questo ordine non può più essere restituito.'
      }
    }
  )

/** Announces a return of units of the order's lines. Each line may be named once. */
export function announceReturn(
  order: Order,
  items: readonly ReturnInput[],
  now: number
): { order: Order; announced: AnnouncedReturn } {
  const lines = new Map(order.basket.lines.map(line => [line.itemId, line]))
  const unknown = items.filter(({ itemId }) => !lines.has(itemId)).map(({ itemId }) => itemId)
  if (unknown.length > 0) throw unknownItems(order, unknown)
  if (order.basket.lines.every(line => countReturnable(order, line, now) === 0)) throw returnFailed(order)
  const asked = new Map<string, number>()
  for (const { itemId, quantity } of items) asked.set(itemId, (asked.get(itemId) ?? 0) + quantity)
  const exceeded = [...asked].filter(([itemId, quantity]) => {
    const line = lines.get(itemId)
    return line && quantity > countReturnable(order, line, now)
  })
  if (exceeded.length > 0)
    throw quantityExceeded(
      order,
      exceeded.map(([itemId]) => itemId)
    )
  const before = order.announcedReturns ?? []
  const announced: AnnouncedReturn = {
    returnNo: `RET-${order.orderNo}-${before.length + 1}`,
    items: items.map(({ itemId, quantity, reason }) => ({ itemId, quantity, reason })),
    announcedAt: now
  }
  return { order: { ...order, announcedReturns: [...before, announced], modifiedAt: now }, announced }
}
