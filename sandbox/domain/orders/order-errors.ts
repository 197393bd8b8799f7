import { CheckoutError } from '../checkout-error'
import type { Order } from './order'

/** An order that is missing, another shopper's or another site's: the three must look alike. */
export const orderNotFound = (orderNo: string): CheckoutError =>
  new CheckoutError(
    'not-found',
    'order-not-found',
    'Order Not Found',
    `No order with number '${orderNo}' was found.`,
    { orderNo }
  )

/** 409: order management has let the order go too far for this. */
export const orderTooFar = ({ orderNo, status }: Order, wanted: string): CheckoutError =>
  new CheckoutError(
    'conflict',
    'order-not-changeable',
    'Order Not Changeable',
    `The order '${orderNo}' cannot be ${wanted} any more.`,
    { orderNo, status }
  )

/** 400: the order is not in a state in which this can be done. */
export const wrongOrderStatus = ({ orderNo, status }: Order, wanted: string): CheckoutError =>
  new CheckoutError(
    'invalid',
    'invalid-order-status',
    'Invalid Order Status',
    `The order '${orderNo}' cannot become ${wanted} any more.`,
    { orderNo, status }
  )
