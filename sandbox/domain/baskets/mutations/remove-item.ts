import { priceBasket } from '../pricing/price-basket'
import { requireOwnChoice } from '../pricing/bonus-choices'
import { requireLine } from './find-parts'
import type { Mutation } from './mutation'

/** Takes a line out of the basket; 404 error when it is not there, 400 for what a coupon has put in. */
export const removeItem =
  (itemId: string): Mutation =>
  (basket, context) => {
    const line = requireLine(basket, itemId)
    if (line.bonusDiscountLineItemId !== undefined) requireOwnChoice(line, priceBasket(basket, context))
    return { ...basket, lines: basket.lines.filter(each => each !== line) }
  }
