import { roundMoney } from '../../../intl/money'
import { isCredit } from '../../../pricing/map-charges'
import type { Basket } from '../model/basket'

/** A credit of customer service worth more than the amount that it pays. Amounts in the basket's currency, above 0. */
interface CreditRest {
  code: string
  worth: number
  used: number
  rest: number
}

/**
 * The credits of a basket that it does not use up. A credit is for one order, so that ordering forfeits the rest.
 * Platforms that do not say what a credit is worth list none.
 */
export const listCreditRests = ({ reductions }: Pick<Basket, 'reductions'>): CreditRest[] =>
  reductions.filter(isCredit).flatMap(({ couponCode, worth = 0, amount }) => {
    const rest = roundMoney(worth + amount)
    return couponCode && rest > 0 ? [{ code: couponCode, worth, used: -amount, rest }] : []
  })
