import { ADDRESSES } from './address-table'

/** A new standing order of what is in the cart, or in a past order. Apart from the other paths: few pages link to it. */
export const standingOrderPath = (source: 'cart' | { orderNo: string }): string =>
  `${ADDRESSES.standingOrders.pattern}?${new URLSearchParams(
    source === 'cart' ? { from: 'cart' } : { from: 'order', orderNo: source.orderNo }
  )}`
