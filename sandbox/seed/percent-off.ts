import { couponPromotions } from './coupons/coupons'
import { promotions } from './promotions'

/** The discount of a promotion in percent, which pages name as `{percent}`. */
export function readPercentOff(promotionId: string): number {
  const promotion = [...promotions, ...couponPromotions].find(({ id }) => id === promotionId)
  const discount = promotion?.couponDiscount
  const percent = discount && 'percent' in discount ? discount.percent : promotion?.percentOff
  if (percent === undefined) throw new Error(`'${promotionId}' takes no percentage off`)
  return percent
}
