import { roundMoney } from '../../../intl/money'
import { readVariation } from '../../../variations/read-variation'
import type { Basket } from '../model/basket'

/** A gift certificate to buy; it counts as a product of quantity 1. */
export interface GiftCertificateLine {
  itemId: string
  amount: number
  name: string
  /** Design and value, where the instance writes them. */
  variation?: string
  /** Name or e-mail address. */
  recipient?: string
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
  /** Stands for something else than a printed code: a friend's recommendation. */
  isFake?: true
}

/** The free products that a coupon offers to choose from. */
export interface BonusChoice {
  /** Sent with the chosen product as `bonusDiscountLineItemId`. */
  id: string
  couponCode: string
  promotionId: string
  mostUnits: number
  products: { productId: string; name: string }[]
  /** Whether there is a product left to choose (requirement 2.3: `c_hasBonusProductLeft`). */
  isOpen: boolean
}

/** The gift certificates that the basket buys. */
export const listGiftCertificates = (basket: Pick<Basket, 'giftCertificateItems'>): GiftCertificateLine[] =>
  basket.giftCertificateItems.map(item => ({
    itemId: item.giftCertificateItemId ?? '',
    amount: roundMoney(item.amount),
    name: typeof item.c_productName === 'string' ? item.c_productName : '',
    variation: readVariation(item.c_variationValues),
    recipient: item.recipientName || item.recipientEmail || undefined,
    image: typeof item.c_image === 'string' ? item.c_image : undefined,
    isPurchasable: item.c_purchasable !== false
  }))

/** The coupons of the basket, whether they apply or not. */
export const listCoupons = (basket: Pick<Basket, 'couponItems'>): Coupon[] =>
  basket.couponItems.map(({ couponItemId = '', code, statusCode, valid, c_fakeCouponCode }) => ({
    couponItemId,
    code,
    status: statusCode ?? '',
    isValid: valid === true,
    ...(c_fakeCouponCode === true && { isFake: true })
  }))

/** The bonus products that coupons offer; read after a code was entered (requirement 1.7). */
export const listBonusChoices = (basket: Pick<Basket, 'bonusDiscountLineItems'>): BonusChoice[] =>
  (basket.bonusDiscountLineItems ?? []).map(choice => ({
    id: choice.id ?? '',
    couponCode: choice.couponCode ?? '',
    promotionId: choice.promotionId ?? '',
    mostUnits: choice.maxBonusItems ?? 0,
    products: (choice.bonusProducts ?? []).flatMap(({ productId, productName }) =>
      productId ? [{ productId, name: productName ?? productId }] : []
    ),
    isOpen: choice.c_hasBonusProductLeft === true
  }))
