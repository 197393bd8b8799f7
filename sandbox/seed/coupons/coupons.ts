import type { Coupon } from '../../domain/coupons/coupon'
import type { Promotion } from '../../domain/pricing/promotion'
import { jasminCoupons } from './jasmin-coupons'
import { puroCoupons } from './puro-coupons'

const offers = [...jasminCoupons, ...puroCoupons]

/** The codes of both shops: good ones of every kind, and one for each reason to refuse one. */
export const coupons: Coupon[] = offers.map(offer => offer.coupon)

export const couponPromotions: Promotion[] = offers.map(offer => offer.promotion)
