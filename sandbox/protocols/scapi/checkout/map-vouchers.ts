import type { ShopperBasketsTypes } from 'commerce-sdk-isomorphic'
import type { GiftCertificateItem } from '../../../domain/baskets/basket'
import type { BonusChoice, PricedBasket, PricedCoupon } from '../../../domain/baskets/pricing/priced-basket'
import type { MappingContext } from '../../mapping-context'
import { mapReduction } from './map-reduction'
import { findWelcomePromotion } from './map-welcome-offer'
import { toDecimal } from '../../money'

/** Credit that customer service has granted; the shop shows it apart from discounts (requirement 2.5). */
const CREDIT = /^CustomerCredit-/

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
  { language }: MappingContext
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
  { language, buildImageUrl }: MappingContext
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

/** What baskets and orders say about coupons and gift certificates, with the shop's `c_` attributes (requirement 2.3). */
export function mapVouchers(basket: PricedBasket, context: MappingContext) {
  const { couponItems, orderReductions, giftCertificateItems, totals } = basket
  const credits = orderReductions.filter(({ promotionId }) => CREDIT.test(promotionId))
  const welcome = findWelcomePromotion(basket)
  return {
    couponItems: couponItems.map(mapCoupon),
    orderPriceAdjustments: orderReductions.map(reduction => mapReduction(reduction, 'order', context)),
    giftCertificateItems: giftCertificateItems.map(item => mapGiftCertificateItem(item, context)),
    c_giftCertificateTotal: toDecimal(totals.giftCertificates),
    c_customerCreditUsed: toDecimal(credits.reduce((total, { amount }) => total + amount, 0)),
    ...(welcome !== undefined && { c_welcomeOfferPromotionId: welcome })
  }
}

export const mapBonusChoices = (basket: PricedBasket, context: MappingContext) =>
  basket.bonusChoices.map(choice => mapBonusChoice(choice, context))
