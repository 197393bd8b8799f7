import { roundMoney } from '../../../intl/money'
import { readVariation } from '../../../variations/variation'
import { readCardGift, type CardGift } from '../../../gifts/gift'
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
  /** Who gets it from whom, and when. */
  cardGift?: CardGift
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
  /** Of its promotion, in the shopper's language. */
  promotionName?: string
  /** Why it takes nothing off; undefined where the platform names no reason. */
  lack?: CouponLack
}

/** `missing` in the basket's currency (minimum) or in boxes. */
export interface CouponLack {
  reason: CouponReason
  missing?: number
}

const REASONS = [
  'minimum',
  'boxes',
  'login',
  'first-order',
  'products',
  'combined',
  'currency',
  'dates'
] as const
type CouponReason = (typeof REASONS)[number]

/** The free products that a coupon offers to choose from. */
export interface BonusChoice {
  /** Sent with the chosen product as `bonusDiscountLineItemId`. */
  id: string
  couponCode: string
  promotionId: string
  mostUnits: number
  products: { productId: string; name: string }[]
  /** Whether there is a product left to choose (requirement 6.2: `c_hasBonusProductLeft`). */
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
    cardGift: readCardGift(item),
    image: typeof item.c_image === 'string' ? item.c_image : undefined,
    isPurchasable: item.c_purchasable !== false
  }))

/** The coupons of the basket, whether they apply or not. */
export const listCoupons = (basket: Pick<Basket, 'couponItems'>): Coupon[] =>
  basket.couponItems.map(item => {
    const { couponItemId = '', code, statusCode, valid, c_fakeCouponCode, c_promotionName } = item
    const lack = readLack(item)
    return {
      couponItemId,
      code,
      status: statusCode ?? '',
      isValid: valid === true,
      ...(c_fakeCouponCode === true && { isFake: true }),
      ...(typeof c_promotionName === 'string' && { promotionName: c_promotionName }),
      ...(lack && { lack })
    }
  })

/**
 * The instance names the reason by an attribute of its own; an offer that is not running has a status of the
 * platform's.
 */
function readLack({ statusCode, c_reason, c_missing }: CouponItem): CouponLack | undefined {
  if (statusCode === 'no_active_promotion') return { reason: 'dates' }
  const reason = REASONS.find(known => known === c_reason)
  return reason && { reason, ...(typeof c_missing === 'number' && { missing: c_missing }) }
}

type CouponItem = Basket['couponItems'][number]

/** The bonus products that coupons offer; read after a code was entered (requirement 6.3). */
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
