import { isPlatformError } from '../../../platform/http/platform-error'

/** Types of the problems with which the platform refuses an order, and leaves the basket as it was. */
const REFUSALS =
  /^(validation|product-item-not-available|minimum-order-not-reached|(coupon|gift-certificate)-.+)$/

/**
 * Whether the error itself proves that no order was placed: the platform's own problem about the order. Everything else
 * (401, 403, 429, a page, the problem of a gateway) may have replaced the answer to an order that exists (decision 7).
 */
export const isProvenRefusal = (error: unknown): boolean =>
  isPlatformError(error, 400) &&
  error.operation === 'createOrder' &&
  error.isPlatformProblem === true &&
  REFUSALS.test(error.type ?? '')

/** The order with this key or number does not exist for this shopper: not the 404 of a gateway. */
export const isOrderMissing = (error: unknown): boolean =>
  isPlatformError(error, 404) && error.type === 'order-not-found'
