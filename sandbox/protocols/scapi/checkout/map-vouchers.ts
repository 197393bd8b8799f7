import { mapChosenValues } from './map-line'
import { say } from '../../../texts/localized-text'
import type { ShopperBasketsTypes } from 'commerce-sdk-isomorphic'
import type {
  BonusChoice,
  PricedBasket,
  PricedCoupon,
  PricedGiftCertificateItem
} from '../../../domain/baskets/pricing/priced-basket'
import type { Inventory } from '../../../domain/catalogue/inventory'
import type { MappingContext } from '../../mapping-context'
import { mapReduction } from './map-reduction'
import { findWelcomePromotion } from './map-welcome-offer'
import { toDecimal } from '../../money'

/** Credit that customer service has granted; the shop shows it apart from discounts (requirement 6.2). */
const CREDIT = /^CustomerCredit-/

const mapCoupon = (
  { couponItemId, code, status, valid, isReferral, name, lack }: PricedCoupon,
  { language }: MappingContext
): ShopperBasketsTypes.CouponItem => ({
  couponItemId,
  code,
  statusCode: status,
  valid,
  c_fakeCouponCode: isReferral,
  ...(name && { c_promotionName: say(name, language) }),
  ...(lack && { c_reason: lack.reason }),
  ...(lack &&
    'missing' in lack && { c_missing: lack.reason === 'minimum' ? toDecimal(lack.missing) : lack.missing })
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
    productName: say(product.name, language),
    title: say(product.name, language)
  })),
  c_hasBonusProductLeft: chosen < maxItems
})

/** Of a certificate that is no gift card of the catalogue: it is only a code in a mail. */
const ENDLESS: Inventory = {
  ats: 9_999,
  stockLevel: 9_999,
  orderable: true,
  preorderable: false,
  backorderable: false
}

/** Orders that were placed before availability was kept have none: bought items were available. */
function mapGiftCertificateItem(
  {
    amount,
    name,
    variation,
    custom,
    purchasable = true,
    inventory = ENDLESS,
    ...item
  }: PricedGiftCertificateItem,
  context: MappingContext
): ShopperBasketsTypes.GiftCertificateItem {
  const { language, buildImageUrl } = context
  const { c_originalSKU: sku } = custom
  return {
    ...item,
    ...custom,
    amount: toDecimal(amount),
    c_productName: say(name, language),
    ...(typeof sku === 'string' && { c_image: buildImageUrl(sku) }),
    ...(variation && { c_variationValues: mapChosenValues(variation, context) }),
    c_inventory: inventory,
    c_purchasable: purchasable
  }
}

/** Coupons and gift certificates of baskets and orders, with the shop's `c_` attributes (requirement 6.2). */
export function mapVouchers(basket: PricedBasket, context: MappingContext) {
  const { couponItems, orderReductions, giftCertificateItems, totals } = basket
  const credits = orderReductions.filter(({ promotionId }) => CREDIT.test(promotionId))
  const welcome = findWelcomePromotion(basket)
  return {
    couponItems: couponItems.map(coupon => mapCoupon(coupon, context)),
    orderPriceAdjustments: orderReductions.map(reduction => mapReduction(reduction, 'order', context)),
    giftCertificateItems: giftCertificateItems.map(item => mapGiftCertificateItem(item, context)),
    c_giftCertificateTotal: toDecimal(totals.giftCertificates),
    c_customerCreditUsed: toDecimal(credits.reduce((total, { amount }) => total + amount, 0)),
    ...(welcome !== undefined && { c_welcomeOfferPromotionId: welcome })
  }
}

/** The gift card that pays, the first of several, as carts show it; its code is masked, as the platform keeps no other. */
export function mapRedeemedGiftCertificate({ paymentInstruments }: PricedBasket) {
  const redeemed = paymentInstruments.find(instrument => instrument.giftCertificate)
  if (!redeemed?.giftCertificate) return {}
  const { maskedCode, internalCode } = redeemed.giftCertificate
  return {
    giftCertificate: {
      amount: toDecimal(redeemed.amount),
      c_giftCertActivationCode: maskedCode,
      c_giftCertInternalCode: internalCode
    }
  }
}

export const mapBonusChoices = (basket: PricedBasket, context: MappingContext) =>
  basket.bonusChoices.filter(choice => !choice.isAutomatic).map(choice => mapBonusChoice(choice, context))
