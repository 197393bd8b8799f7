import type { ShopperOrdersTypes } from 'commerce-sdk-isomorphic'
import type { Request } from 'express'
import type { PricedLine } from '../../../domain/baskets/pricing/priced-basket'
import { findParcel } from '../../../domain/orders/lifecycle/ship-order'
import type { Order } from '../../../domain/orders/order'
import {
  countAnnounced,
  countCancellable,
  countCancelled,
  countKept,
  countReturnable,
  countReturned
} from '../../../domain/orders/returns/line-units'

type OmsStatus = NonNullable<ShopperOrdersTypes.OrderProductItem['omsData']>['status']

/** Whether a request wants the data of the order management (`expand=oms`). */
export const wantsOms = ({ query }: Request): boolean =>
  [query.expand].flat().some(value => typeof value === 'string' && value.split(',').includes('oms'))

function findStatus(order: Order, line: PricedLine): OmsStatus {
  if (order.overallStatus === 'CANCELLED' || countCancelled(order, line.itemId) === line.quantity)
    return 'canceled'
  if (countAnnounced(order, line.itemId) > 0) return 'return_initiated'
  if (countKept(order, line) === 0) return 'returned'
  const isUnderway = order.overallStatus === 'PROCESSING' || order.overallStatus === 'READY_FOR_SHIPPING'
  return isUnderway && !findParcel(order, line.shipmentId) ? 'ordered' : 'fulfilled'
}

/** `omsData` of a product item: how many units were ordered, and what can become of them now. */
function mapOmsItem(order: Order, line: PricedLine, now: number) {
  const { itemId, quantity } = line
  return {
    status: findStatus(order, line),
    quantityOrdered: quantity,
    quantityCanceled: order.status === 'cancelled' ? quantity : countCancelled(order, itemId),
    quantityAvailableToCancel: countCancellable(order, line),
    quantityAvailableToReturn: countReturnable(order, line, now),
    quantityReturnInitiated: countAnnounced(order, itemId),
    quantityReturned: countReturned(order, itemId)
  }
}

/** An order with the data of the order management, as `expand=oms` adds it. */
export const addOms = (
  mapped: ShopperOrdersTypes.Order,
  order: Order,
  now: number
): ShopperOrdersTypes.Order => ({
  ...mapped,
  omsData: { status: order.overallStatus },
  productItems: mapped.productItems?.map(item => {
    const line = order.basket.lines.find(each => each.itemId === item.itemId)
    return line ? { ...item, omsData: mapOmsItem(order, line, now) } : item
  })
})
