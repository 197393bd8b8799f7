import type { ShopperBasketsTypes } from 'commerce-sdk-isomorphic'
import type { GiftCertificateItem } from '../../../domain/baskets/basket'
import type {
  BonusChoice,
  PricedBasket,
  PricedCoupon,
  Reduction
} from '../../../domain/baskets/pricing/priced-basket'
import type { AnswerStyle } from './map-parts'
import { findWelcomePromotion } from './map-welcome-offer'
import { toDecimal } from '../../money'

/** Credit that customer service has granted; the shop shows it apart from discounts (spec 2 §5). */
const CREDIT = /^CustomerCredit-/

const mapDiscount = ({ discount, amount }: Reduction): ShopperBasketsTypes.Discount => {
  if (discount.type === 'percentage') return discount
  return discount.type === 'amount' ? { type: 'amount', amount: toDecimal(amount) } : { type: discount.type }
}

/** What a coupon takes off; `ownerId` is the id of what it is taken off. */
export function mapReduction(
  reduction: Reduction,
  ownerId: string,
  { language }: AnswerStyle
): ShopperBasketsTypes.PriceAdjustment {
  return {
    priceAdjustmentId: `${ownerId}-${reduction.promotionId}`,
    promotionId: reduction.promotionId,
    couponCode: reduction.couponCode,
    itemText: reduction.text[language],
    price: -toDecimal(reduction.amount),
    appliedDiscount: mapDiscount(reduction),
    reasonCode: 'PROMOTION',
    custom: false,
    manual: false
  }
}

const mapCoupon = ({
  couponItemId,
  code,
  status,
  valid,
  isReferral
}: PricedCoupon): ShopperBasketsTypes.CouponItem => ({
  couponItemId,
  code,
  statusCode: status,
  valid,
  c_fakeCouponCode: isReferral
})

const mapBonusChoice = (
  { id, couponCode, promotionId, maxItems, chosen, products }: BonusChoice,
  { language }: AnswerStyle
): ShopperBasketsTypes.BonusDiscountLineItem => ({
  id,
  couponCode,
  promotionId,
  maxBonusItems: maxItems,
  bonusProducts: products.map(product => ({
    productId: product.id,
    productName: product.name[language],
    title: product.name[language]
  })),
  c_hasBonusProductLeft: chosen < maxItems
})

function mapGiftCertificateItem(
  { amount, name, custom, ...item }: GiftCertificateItem,
  { language, buildImageUrl }: AnswerStyle
): ShopperBasketsTypes.GiftCertificateItem {
  const { c_originalSKU: sku } = custom
  return {
    ...item,
    ...custom,
    amount: toDecimal(amount),
    c_productName: name[language],
    ...(typeof sku === 'string' && { c_image: buildImageUrl(sku) }),
    c_purchasable: true
  }
}

/** What baskets and orders say about coupons and gift certificates, with the shop's `c_` attributes (spec 2 §3). */
export function mapVouchers(basket: PricedBasket, style: AnswerStyle) {
  const { couponItems, orderReductions, giftCertificateItems, totals } = basket
  const credits = orderReductions.filter(({ promotionId }) => CREDIT.test(promotionId))
  const welcome = findWelcomePromotion(basket)
  return {
    couponItems: couponItems.map(mapCoupon),
    orderPriceAdjustments: orderReductions.map(reduction => mapReduction(reduction, 'order', style)),
    giftCertificateItems: giftCertificateItems.map(item => mapGiftCertificateItem(item, style)),
    c_giftCertificateTotal: toDecimal(totals.giftCertificates),
    c_customerCreditUsed: toDecimal(credits.reduce((total, { amount }) => total + amount, 0)),
    ...(welcome !== undefined && { c_welcomeOfferPromotionId: welcome })
  }
}

export const mapBonusChoices = (basket: PricedBasket, style: AnswerStyle) =>
  basket.bonusChoices.map(choice => mapBonusChoice(choice, style))
