import { listDelivered } from '../baskets/pricing/price-basket'
import type { PricedBasket } from '../baskets/pricing/priced-basket'

/** Whether nothing of an order is handed to a carrier: its gift cards have mails of their own. */
export const isSentByEmail = (basket: PricedBasket): boolean =>
  listDelivered(basket).every(({ method }) => method?.digital === true)
