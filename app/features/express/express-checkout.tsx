import type { Basket } from '../basket/model/basket'
import { canCheckOut, isCollected, isPaidByGiftCards } from '../basket/model/basket-rules'
import { PaypalButton } from './paypal-button'

/**
 * The ways to order without typing. Nothing where the basket cannot be ordered, gift cards pay for all of it, or all
 * of it is collected: then there is no address to give.
 */
export function ExpressCheckout({ basket }: { basket: Basket }) {
  if (!canCheckOut(basket) || isPaidByGiftCards(basket) || isCollected(basket)) return null
  return <PaypalButton />
}
