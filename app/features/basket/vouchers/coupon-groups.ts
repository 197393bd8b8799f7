import type { Basket } from '../model/basket'
import { listCoupons, type Coupon, type CouponLack } from './vouchers'

export type CouponGroup =
  'welcome-offer' | 'bonus-choice' | 'refer-a-friend' | 'applied' | 'not-applicable' | 'invalid'

export interface GroupedCoupon {
  couponItemId: string
  code: string
  group: CouponGroup
  /** Names of its discounts, from the platform; empty while it gives none. */
  gives: string[]
  /** The offer of free products that it opens, and whether something is left to choose. */
  choice?: { id: string; isOpen: boolean }
  /** Of its promotion, while it gives nothing. */
  promotionName?: string
  lack?: CouponLack
}

type WithCoupons = Pick<
  Basket,
  'couponItems' | 'bonusDiscountLineItems' | 'lines' | 'reductions' | 'shippingCharges'
>

/** Codes of the welcome offer, which jasmin alone shows by its name (requirement 6.3). */
const WELCOME_OFFER = /^WO-/i
const WELCOME_TENANT = 'jasmin'

/** The order in which the cart lists them. */
const ORDER: readonly CouponGroup[] = [
  'welcome-offer',
  'bonus-choice',
  'refer-a-friend',
  'applied',
  'not-applicable',
  'invalid'
]

/** The basket's coupons by what has become of them (requirement 6.3), in the order in which they are shown. */
export function groupCoupons(basket: WithCoupons, tenantId: string): GroupedCoupon[] {
  const choices = basket.bonusDiscountLineItems ?? []
  const reductions = [
    ...basket.lines.flatMap(line => line.reductions),
    ...basket.reductions,
    ...basket.shippingCharges.flatMap(charge => charge.reductions)
  ]
  const grouped = listCoupons(basket).map((coupon): GroupedCoupon => {
    const { couponItemId, code, promotionName, lack } = coupon
    const choice = choices.find(({ couponCode }) => couponCode === code)
    const group = findGroup(coupon, choice !== undefined, tenantId)
    const names = reductions.flatMap(({ couponCode, name }) => (couponCode === code && name ? [name] : []))
    const isOpen = choice?.c_hasBonusProductLeft === true || group === 'bonus-choice'
    return {
      couponItemId,
      code,
      group,
      gives: [...new Set(names)],
      ...(names.length === 0 && promotionName && { promotionName }),
      ...(lack && { lack }),
      ...(choice?.id && { choice: { id: choice.id, isOpen } })
    }
  })
  return ORDER.flatMap(group => grouped.filter(coupon => coupon.group === group))
}

function findGroup({ code, status, isFake }: Coupon, opensChoice: boolean, tenantId: string): CouponGroup {
  if (status === 'applied') {
    if (isFake) return 'refer-a-friend'
    return tenantId === WELCOME_TENANT && WELCOME_OFFER.test(code) ? 'welcome-offer' : 'applied'
  }
  // It stays in sight: it may have to be removed before the order can be placed.
  if (status === 'invalid') return 'invalid'
  return status === 'no_applicable_promotion' && opensChoice ? 'bonus-choice' : 'not-applicable'
}
