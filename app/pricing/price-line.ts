import type { PricePerUnit } from '../intl/format-price'
import { toCents } from '../intl/money'
import { isCredit, type Extra, type Reduction } from './map-charges'

/** Common shape of the lines of baskets and orders; amounts are decimals of one currency, VAT included. */
export interface CostedLine {
  /** For the whole line, after its own reductions. */
  price: number
  /** Before them; undefined where it is not higher. */
  listPrice?: number
  /** Its own; those of the whole basket are in `Costed`. */
  reductions?: Reduction[]
  /**
   * For the whole line, after its share of what is taken off the whole basket; undefined where the platform does not
   * name it.
   */
  priceAfterOrder?: number
  /** Beside the price. */
  extras?: Extra[]
  /** The lowest price of the last 30 days for one unit; only of what is reduced. */
  lastMonthPrice?: number
  /** Per measure, for example 100 g. */
  pricePerUnit?: PricePerUnit
}

/** One reduction of a line, with the line's price before and after it. */
export interface PriceStep {
  kind: 'reduction' | 'credit' | 'bonus'
  /** As the platform names it; undefined where it does not. */
  name?: string
  /** The coupon that it came with. */
  couponCode?: string
  /** Of a percentage. */
  percent?: number
  before: number
  /** Mostly below 0; merchants may also add to a price by hand. */
  amount: number
  after: number
}

/** A line's way from its list price to its price, and to what is left of that after the basket's reductions. */
export interface PricedLine extends Pick<CostedLine, 'lastMonthPrice' | 'pricePerUnit'> {
  listPrice: number
  steps: PriceStep[]
  price: number
  /** Its share of what is taken off the whole basket, mostly below 0. */
  orderShare: number
  priceAfterOrder: number
}

/**
 * Says what a line costs and why (requirement 6.2). What the platform has added up counts:
 * where its own reductions do not lead to the price, a step without a name does.
 */
export function priceLine(line: CostedLine): PricedLine {
  const { reductions = [], lastMonthPrice, pricePerUnit } = line
  const price = toCents(line.price)
  const taken = reductions.reduce((cents, { amount }) => cents + toCents(amount), 0)
  const list = line.listPrice === undefined ? price - taken : toCents(line.listPrice)
  let current = list
  const step = (kind: PriceStep['kind'], cents: number, named: Partial<Reduction>): PriceStep => {
    const before = current
    current += cents
    const { name, couponCode, percent } = named
    return {
      kind,
      name,
      couponCode,
      ...(percent !== undefined && { percent }),
      before: before / 100,
      amount: cents / 100,
      after: current / 100
    }
  }
  const steps = reductions.map(reduction => step(findKind(reduction), toCents(reduction.amount), reduction))
  if (current !== price) steps.push(step('reduction', price - current, {}))
  const afterOrder = line.priceAfterOrder === undefined ? price : toCents(line.priceAfterOrder)
  return {
    listPrice: list / 100,
    steps,
    price: price / 100,
    orderShare: (afterOrder - price) / 100,
    priceAfterOrder: afterOrder / 100,
    lastMonthPrice,
    pricePerUnit
  }
}

const findKind = (reduction: Reduction): PriceStep['kind'] =>
  reduction.isBonus ? 'bonus' : isCredit(reduction) ? 'credit' : 'reduction'
