import { ADDRESSES } from './address-table'

/** A new standing order from the cart, or from a past order. Apart from the other paths: few pages link to it. */
export const standingOrderPath = (source: 'cart' | { orderNo: string }): string =>
  `${ADDRESSES.standingOrders.pattern}?${new URLSearchParams(
    source === 'cart' ? { from: 'cart' } : { from: 'order', orderNo: source.orderNo }
  )}`

/** Where a standing order's way to pay is chosen, with its form open. */
export const standingPaymentPath = (listId: string): string =>
  `${ADDRESSES.standingOrders.pattern}?${new URLSearchParams({ pay: listId })}`
