import { roundMoney } from '../../../site/money'
import type { Basket } from './basket'

/** A gift certificate to buy; it counts as a product of quantity 1. */
export interface GiftCertificateLine {
  itemId: string
  amount: number
  name: string
  /** Unscaled address. */
  image?: string
  isPurchasable: boolean
}

export interface Coupon {
  couponItemId: string
  code: string
  /** e.g. applied, no_applicable_promotion */
  status: string
  isValid: boolean
}

/** The gift certificates that the basket buys. */
export const listGiftCertificates = (basket: Pick<Basket, 'giftCertificateItems'>): GiftCertificateLine[] =>
  basket.giftCertificateItems.map(item => ({
    itemId: item.giftCertificateItemId ?? '',
    amount: roundMoney(item.amount),
    name: typeof item.c_productName === 'string' ? item.c_productName : '',
    image: typeof item.c_image === 'string' ? item.c_image : undefined,
    isPurchasable: item.c_purchasable !== false
  }))

/** The coupons on the basket, whether they give anything or not. */
export const listCoupons = (basket: Pick<Basket, 'couponItems'>): Coupon[] =>
  basket.couponItems.map(({ couponItemId = '', code, statusCode, valid }) => ({
    couponItemId,
    code,
    status: statusCode ?? '',
    isValid: valid === true
  }))
