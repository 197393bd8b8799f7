import type { Cents } from '../../money'
import type { CouponDiscount, Promotion } from '../../pricing/promotion'
import type { CouponLookup, CouponRefusal } from '../../coupons/coupon'
import { reduceByPercent } from '../../pricing/product-price'
import { spreadAmount } from '../../pricing/spread-amount'
import type { Basket, CouponItem } from '../basket'
import { countBoxes } from './count-boxes'
import { reduceAmount } from './price-line'
import type { CouponLack, PricedLine, Reduction } from './priced-basket'

/** A code of the basket with its state before any reduction. */
export interface CheckedCoupon {
  item: CouponItem
  promotion?: Promotion
  refusal?: CouponRefusal
  isReferral: boolean
  /** It is valid, for this shopper, and the basket has the least value and number of boxes. */
  isUsable: boolean
  /** The missing value or boxes of the basket, for a valid code. */
  lack?: CouponLack
}

const sum = (amounts: Cents[]): Cents => amounts.reduce((total, amount) => total + amount, 0)

/** The offer of a bonus coupon; lines that were chosen from it carry its id. */
export const getBonusId = ({ couponItemId }: CouponItem): string => `bonus-${couponItemId}`

/** Coupons do not apply to gift cards, which are money, nor to free items. */
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
    const isForHolder = basket.registered || !known?.coupon.customersOnly
    const isTooLate = known?.coupon.firstOrderOnly === true && coupons.hasOrdered(basket.siteId, basket)
    const least = minimumValue ? (minimumValue[basket.currency] ?? Infinity) : 0
    const lack = findLack({
      isForHolder,
      isTooLate,
      missingValue: least - value,
      missingBoxes: minimumBoxes - boxes
    })
    return {
      item,
      promotion: known?.promotion,
      refusal,
      isReferral: known?.coupon.isReferral ?? false,
      isUsable: !refusal && !lack && value > 0,
      ...(!refusal && lack && { lack })
    }
  })
}

interface CouponNeeds {
  isForHolder: boolean
  /** It is for the first order, and there was one. */
  isTooLate: boolean
  missingValue: Cents
  missingBoxes: number
}

function findLack({
  isForHolder,
  isTooLate,
  missingValue,
  missingBoxes
}: CouponNeeds): CouponLack | undefined {
  if (!isForHolder) return { reason: 'login' }
  if (isTooLate) return { reason: 'first-order' }
  if (missingBoxes > 0) return { reason: 'boxes', missing: missingBoxes }
  // Without a least value in the basket's currency there is nothing to name.
  if (missingValue === Infinity) return { reason: 'currency' }
  return missingValue > 0 ? { reason: 'minimum', missing: missingValue } : undefined
}

/** A reduction by a promotion, named by its callout. */
export const buildReduction = (
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

/** The bonus of a coupon: its products, and the number of units. Undefined for another kind of coupon. */
export function findBonus({ promotion }: CheckedCoupon) {
  const discount = promotion?.couponDiscount
  if (discount?.type === 'bonus') {
    return { isAutomatic: true, productIds: [discount.productId], maxItems: discount.quantity }
  }
  return discount?.type === 'bonus-choice' ? { ...discount, isAutomatic: false } : undefined
}

/** Whether a product, or the master that it is a variant of, is among those that a bonus is chosen from. */
export const isAmong = (productIds: string[], product: { id: string; masterId?: string }): boolean =>
  productIds.includes(product.id) || (product.masterId !== undefined && productIds.includes(product.masterId))

/** Makes the chosen units of a bonus free, no more of them than the offer allows. */
function giveBonus(lines: PricedLine[], coupon: CheckedCoupon): PricedLine[] {
  const { item, promotion } = coupon
  const bonus = findBonus(coupon)
  if (!promotion || !bonus) return lines
  const type = bonus.isAutomatic ? 'bonus' : 'bonus_choice'
  let left = bonus.maxItems
  return lines.map(line => {
    const isChosen =
      line.bonusDiscountLineItemId === getBonusId(item) &&
      line.product !== undefined &&
      isAmong(bonus.productIds, line.product)
    if (!isChosen || left === 0) return line
    const free = Math.min(left, line.quantity)
    left -= free
    const amount = (line.discounted.gross / line.quantity) * free
    return reduceLine(line, buildReduction(promotion, item.code, amount, { type }))
  })
}

/** Discounts of a category coupon on these lines of one product; undefined for another kind of coupon. */
function computeLineReductions(
  lines: PricedLine[],
  discount: CouponDiscount,
  currency: string
): { amounts: Cents[]; discount: Reduction['discount'] } | undefined {
  if (discount.type === 'amount') {
    const amounts = lines.map(({ discounted, quantity }) =>
      Math.min(discounted.gross, (discount.amount[currency] ?? 0) * quantity)
    )
    return { amounts, discount: { type: 'amount' } }
  }
  if (discount.type !== 'percentage') return undefined
  const { percent: percentage } = discount
  // Rounded once for the product, so that units in several shipments cost what they would in one.
  const grosses = lines.map(({ discounted }) => discounted.gross)
  const gross = sum(grosses)
  const amounts = spreadAmount(gross - reduceByPercent(gross, percentage), grosses)
  return { amounts, discount: { type: 'percentage', percentage } }
}

function reduceCategories(lines: PricedLine[], coupon: CheckedCoupon, currency: string): PricedLine[] {
  const { item, promotion } = coupon
  const discount = promotion?.couponDiscount
  if (!promotion || !discount || !('categoryIds' in discount) || !discount.categoryIds) return lines
  const { categoryIds } = discount
  const meant = lines.filter(
    line => isReducible(line) && line.product?.categoryIds.some(id => categoryIds.includes(id))
  )
  return lines.map(line => {
    if (!meant.includes(line)) return line
    const ofProduct = meant.filter(({ productId }) => productId === line.productId)
    const reductions = computeLineReductions(ofProduct, discount, currency)
    if (!reductions) return line
    const amount = reductions.amounts[ofProduct.indexOf(line)] ?? 0
    return reduceLine(line, buildReduction(promotion, item.code, amount, reductions.discount))
  })
}

/** Lines after the coupons that take something off single products: those of categories, bonus products. */
export function reduceLines(lines: PricedLine[], coupons: CheckedCoupon[], currency: string): PricedLine[] {
  return coupons
    .filter(coupon => coupon.isUsable)
    .reduce((reduced, coupon) => reduceCategories(giveBonus(reduced, coupon), coupon, currency), lines)
}

/** Granted by customer service: money rather than a discount. */
const isCredit = ({ id }: Promotion): boolean => id.startsWith('CustomerCredit-')

/** The discount of a coupon on a whole basket of this value; undefined for another kind of coupon. */
function computeOrderReduction(
  value: Cents,
  { item, promotion, isUsable }: CheckedCoupon,
  currency: string
): Reduction | undefined {
  const discount = promotion?.couponDiscount
  if (!promotion || !isUsable || !discount || ('categoryIds' in discount && discount.categoryIds))
    return undefined
  if (discount.type === 'amount') {
    const granted = discount.amount[currency] ?? 0
    return buildReduction(promotion, item.code, Math.min(value, granted), { type: 'amount', amount: granted })
  }
  if (discount.type !== 'percentage') return undefined
  const { percent: percentage } = discount
  const amount = value - reduceByPercent(value, percentage)
  return buildReduction(promotion, item.code, amount, { type: 'percentage', percentage })
}

/**
 * Discounts on the whole basket: the largest only, the earlier one of two equal ones (docs/decisions/057).
 * Credits apply to the remaining amount.
 */
export function listOrderReductions(
  lines: PricedLine[],
  coupons: CheckedCoupon[],
  currency: string
): Reduction[] {
  const goods = sum(lines.filter(isReducible).map(line => line.discounted.gross))
  const isForCredit = ({ promotion }: CheckedCoupon) => promotion !== undefined && isCredit(promotion)
  const offers = coupons
    .filter(coupon => !isForCredit(coupon))
    .flatMap(coupon => computeOrderReduction(goods, coupon, currency) ?? [])
  const [best] = [...offers].sort((one, other) => other.amount - one.amount)
  let left = goods - (best?.amount ?? 0)
  const credits = coupons.filter(isForCredit).flatMap(coupon => {
    const credit = computeOrderReduction(left, coupon, currency)
    left -= credit?.amount ?? 0
    return credit ?? []
  })
  return [...(best ? [best] : []), ...credits].filter(reduction => reduction.amount > 0)
}

/** Lines with their share of the basket's discount, so that each is taxed on its reduced price. */
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
