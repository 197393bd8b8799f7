import type { Cents } from '../../money'
import type { CouponDiscount } from '../../pricing/promotion'
import type { ShippingWaiver } from '../../shipping/shipping-methods'
import { buildReduction, type CheckedCoupon } from './apply-coupons'
import type { Reduction } from './priced-basket'

/** A coupon for standard delivery: its discount and name. */
export interface ShippingCoupon {
  code: string
  waiver: ShippingWaiver
  buildReduction: (amount: Cents) => Reduction
}

function findWaiver(discount: CouponDiscount | undefined, currency: string): ShippingWaiver | undefined {
  if (discount?.type === 'free-shipping') return { type: 'free' }
  if (discount?.type === 'shipping-percentage') return { type: 'percentage', percent: discount.percent }
  if (discount?.type !== 'shipping-amount') return undefined
  return { type: 'amount', amount: discount.amount[currency] ?? 0 }
}

/**
 * The coupon that pays for standard delivery or a part of it, if there is one: they do not add up, and a free one goes
 * first.
 */
export function findShippingCoupon(coupons: CheckedCoupon[], currency: string): ShippingCoupon | undefined {
  const found = coupons.flatMap(({ item, promotion, isUsable }): ShippingCoupon[] => {
    const waiver = findWaiver(promotion?.couponDiscount, currency)
    if (!promotion || !isUsable || !waiver) return []
    const discount: Reduction['discount'] =
      waiver.type === 'percentage' ? { type: waiver.type, percentage: waiver.percent } : { type: waiver.type }
    return [
      {
        code: item.code,
        waiver,
        buildReduction: amount => buildReduction(promotion, item.code, amount, discount)
      }
    ]
  })
  return found.find(({ waiver }) => waiver.type === 'free') ?? found[0]
}
