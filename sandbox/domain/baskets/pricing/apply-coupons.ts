import type { Cents } from '../../money'
import type { Promotion } from '../../promotions/promotion'
import type { CouponLookup, CouponRefusal } from '../../coupons/coupon'
import { reduceByPercent } from '../../pricing/product-price'
import { spreadAmount } from '../../pricing/spread-amount'
import type { Basket, CouponItem } from '../basket'
import { countBoxes } from './count-boxes'
import { reduceAmount } from './price-line'
import type { PricedLine, Reduction } from './priced-basket'

/** A code of the basket with what was found out about it before anything is reduced. */
export interface CheckedCoupon {
  item: CouponItem
  promotion?: Promotion
  refusal?: CouponRefusal
  isReferral: boolean
  /** Nothing stands against it, and the basket is worth enough and holds enough boxes. */
  isUsable: boolean
}

const sum = (amounts: Cents[]): Cents => amounts.reduce((total, amount) => total + amount, 0)

/** The offer of a bonus coupon; lines that were chosen from it carry its id. */
export const getBonusId = ({ couponItemId }: CouponItem): string => `bonus-${couponItemId}`

/** Gift cards are money, and what is free already cannot cost less: coupons pass both by. */
const isReducible = ({ product, bonusDiscountLineItemId }: PricedLine): boolean =>
  product !== undefined && !product.isGiftCard && bonusDiscountLineItemId === undefined

/** Asks about each code of the basket. `lines` are priced, but not reduced yet. */
export function checkCoupons(basket: Basket, lines: PricedLine[], coupons: CouponLookup): CheckedCoupon[] {
  const value = sum(lines.filter(isReducible).map(line => line.discounted.gross))
  const boxes = countBoxes(lines)
  return basket.couponItems.map(item => {
    const known = coupons.findCoupon(basket.siteId, item.code)
    const refusal = known ? coupons.findRefusal(known, basket) : 'coupon_code_unknown'
    const { minimumValue, minimumBoxes = 0 } = known?.promotion ?? {}
    const least = minimumValue ? (minimumValue[basket.currency] ?? Infinity) : 0
    return {
      item,
      promotion: known?.promotion,
      refusal,
      isReferral: known?.coupon.isReferral ?? false,
      isUsable: !refusal && value > 0 && value >= least && boxes >= minimumBoxes
    }
  })
}

const buildReduction = (
  { id, calloutMsg }: Promotion,
  couponCode: string,
  amount: Cents,
  discount: Reduction['discount']
): Reduction => ({ promotionId: id, couponCode, text: calloutMsg, amount, discount })

function reduceLine(line: PricedLine, reduction: Reduction): PricedLine {
  if (reduction.amount === 0) return line
  const discounted = reduceAmount(line.discounted, reduction.amount)
  return { ...line, reductions: [...line.reductions, reduction], discounted, afterOrderDiscount: discounted }
}

/** Makes the chosen units of a bonus free, no more of them than the offer allows. */
function giveBonus(lines: PricedLine[], { item, promotion }: CheckedCoupon): PricedLine[] {
  const discount = promotion?.couponDiscount
  if (!promotion || discount?.type !== 'bonus-choice') return lines
  let left = discount.maxItems
  return lines.map(line => {
    const isChosen =
      line.bonusDiscountLineItemId === getBonusId(item) && discount.productIds.includes(line.productId)
    if (!isChosen || left === 0) return line
    const free = Math.min(left, line.quantity)
    left -= free
    const amount = (line.discounted.gross / line.quantity) * free
    return reduceLine(line, buildReduction(promotion, item.code, amount, { type: 'bonus_choice' }))
  })
}

/** Lines after the coupons that take something off single products: a percentage of categories, bonus products. */
export function reduceLines(lines: PricedLine[], coupons: CheckedCoupon[]): PricedLine[] {
  return coupons.reduce((reduced, coupon) => {
    const { item, promotion, isUsable } = coupon
    const discount = promotion?.couponDiscount
    if (!promotion || !isUsable) return reduced
    if (discount?.type === 'bonus-choice') return giveBonus(reduced, coupon)
    if (discount?.type !== 'percentage' || !discount.categoryIds) return reduced
    const { percent: percentage, categoryIds } = discount
    return reduced.map(line => {
      const isMeant = line.product?.categoryIds.some(id => categoryIds.includes(id))
      if (!isMeant || !isReducible(line)) return line
      const { gross } = line.discounted
      const amount = gross - reduceByPercent(gross, percentage)
      return reduceLine(
        line,
        buildReduction(promotion, item.code, amount, { type: 'percentage', percentage })
      )
    })
  }, lines)
}

/**
 * What coupons take off the whole basket, one after the other in the order in which they were entered:
 * each from what the ones before have left, never more than that.
 */
export function listOrderReductions(
  lines: PricedLine[],
  coupons: CheckedCoupon[],
  currency: string
): Reduction[] {
  let left = sum(lines.filter(isReducible).map(line => line.discounted.gross))
  const reductions = coupons.flatMap(({ item, promotion, isUsable }) => {
    const discount = promotion?.couponDiscount
    if (!promotion || !isUsable) return []
    if (discount?.type === 'amount') {
      const amount = Math.min(left, discount.amount[currency] ?? 0)
      left -= amount
      return [buildReduction(promotion, item.code, amount, { type: 'amount' })]
    }
    if (discount?.type !== 'percentage' || discount.categoryIds) return []
    const { percent: percentage } = discount
    const amount = left - reduceByPercent(left, percentage)
    left -= amount
    return [buildReduction(promotion, item.code, amount, { type: 'percentage', percentage })]
  })
  return reductions.filter(reduction => reduction.amount > 0)
}

/** Lines with their share of what is taken off the whole basket, so that each is taxed on what it really costs. */
export function spreadOverLines(lines: PricedLine[], reductions: Reduction[]): PricedLine[] {
  const total = sum(reductions.map(reduction => reduction.amount))
  if (total === 0) return lines
  const shares = spreadAmount(
    total,
    lines.map(line => (isReducible(line) ? line.discounted.gross : 0))
  )
  return lines.map((line, index) => ({
    ...line,
    afterOrderDiscount: reduceAmount(line.discounted, shares[index] ?? 0)
  }))
}

/** The coupon that pays for standard delivery, if there is one, with what it takes off. */
export function findFreeShipping(coupons: CheckedCoupon[]): ((amount: Cents) => Reduction) | undefined {
  for (const { item, promotion, isUsable } of coupons) {
    if (promotion?.couponDiscount?.type !== 'free-shipping' || !isUsable) continue
    return amount => buildReduction(promotion, item.code, amount, { type: 'free' })
  }
  return undefined
}
