import type { FailedPayment } from '../../features/checkout/payment-return/payment-return'
import { BASKET_KEY } from '../../features/basket/api/basket-key'
import { deliveryCountriesQuery } from '../../fulfilment/delivery-countries-query'
import { readExpressReturn } from '../../features/express/read-express-return'
import { isOrderNo } from '../../platform/order-return'
import type { Loader } from '../../page-unit/loader'
import { showPage } from '../../page-unit/outcome'
import { relatedProductsQuery } from '../../features/catalogue/api/related-products-query'
import type { Platform } from '../../platform/platform'
import { ROOT_CATEGORY_ID } from '../../visit/addresses/paths'

const SHELVES = [{ id: ROOT_CATEGORY_ID }]
const NONE: string[] = []

/** Best sellers of the whole shop. */
export const bestsellersQuery = (platform: Platform) => relatedProductsQuery(platform, SHELVES, NONE)

export interface CartData {
  /** The shopper comes back from a payment that failed. */
  failedPayment?: FailedPayment
  /** The shopper comes back from PayPal without having agreed to a payment: the provider's reason. */
  expressFailure?: string
}

/** Reasons are codes: other text from the address is never shown on the page. */
const REASON = /^[\w-]{1,64}$/

/**
 * The cart is personal: the server renders the page's layout, the browser loads the content; only of a visitor without
 * a session the server knows that the cart is empty (`hasNoBasket`), and reads what sells best: the browser would have
 * to begin a session for it. The sums of a basket name where it goes and what is left to free delivery. What the
 * address says of a payment is read here, so on the server too (requirement 7.4).
 */
export const cartLoader: Loader<CartData> = async ({ search, queries, platform }) => {
  const [orderNo, reason] = [search.get('orderNo') ?? '', search.get('paymentError') ?? '']
  const isFailed = isOrderNo(orderNo) && REASON.test(reason)
  const expressFailure = isFailed ? undefined : readExpressReturn(search)?.reason
  const isEmpty = queries.peek(BASKET_KEY) === null
  await queries.prefetch(isEmpty ? bestsellersQuery(platform) : deliveryCountriesQuery(platform))
  return showPage({
    ...(isFailed && { failedPayment: { orderNo, reason } }),
    ...(expressFailure && { expressFailure })
  })
}
