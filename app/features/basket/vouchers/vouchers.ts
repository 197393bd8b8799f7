import { roundMoney } from '../../../intl/money'
import type { Basket } from '../model/basket'

/** A gift certificate to buy; it counts as a product of quantity 1. */
interface GiftCertificateLine {
  itemId: string
  amount: number
  name: string
  /** Unscaled address. */
  image?: string
  isPurchasable: boolean
}

interface Coupon {
  couponItemId: string
  code: string
  /** e.g. applied, no_applicable_promotion */
  status: string
  isValid: boolean
}

/** Products of which a coupon lets the shopper choose some for nothing. */
interface BonusChoice {
  /** Goes with the product that is chosen, as `bonusDiscountLineItemId`. */
  id: string
  couponCode: string
  promotionId: string
  mostUnits: number
  products: { productId: string; name: string }[]
  /** There is something left to choose (requirement 2.3: `c_hasBonusProductLeft`). */
  isOpen: boolean
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

/** What coupons let the shopper choose; it is read after a code was entered (requirement 1.7). */
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
