import type { ShopperBasketsTypes } from 'commerce-sdk-isomorphic'
import { basket } from './read-basket'
import { scapiFamily } from './scapi-family'
import { BASKETS_ROOT, type InBasket, type PlatformBasket } from './shopper-baskets'

/** A gift certificate to buy; its `c_` attributes name the chosen product. */
export type GiftCertificateItemInput = ShopperBasketsTypes.GiftCertificateItem

interface OfGiftCertificateItem extends InBasket {
  giftCertificateItemId: string
}

/** Shopper Baskets: coupons, and gift certificates that are bought (requirement 13.1). */
interface ShopperBasketsVouchers {
  /**
   * @throws PlatformError 400; `data.statusCode` says why, e.g. COUPON_CODE_UNKNOWN. A coupon that
   *   does not apply to anything in the basket yet is added with the status `no_applicable_promotion`.
   */
  addCouponToBasket(parameters: InBasket, body: { code: string }): Promise<PlatformBasket>
  removeCouponFromBasket(parameters: InBasket & { couponItemId: string }): Promise<PlatformBasket>
  addGiftCertificateItemToBasket(
    parameters: InBasket,
    body: GiftCertificateItemInput
  ): Promise<PlatformBasket>
  updateGiftCertificateItemInBasket(
    parameters: OfGiftCertificateItem,
    body: GiftCertificateItemInput
  ): Promise<PlatformBasket>
  removeGiftCertificateItemFromBasket(parameters: OfGiftCertificateItem): Promise<PlatformBasket>
}

export const shopperBasketsVouchers = scapiFamily<ShopperBasketsVouchers>(
  BASKETS_ROOT,
  {
    addCouponToBasket: 'POST /baskets/{basketId}/coupons body',
    removeCouponFromBasket: 'DELETE /baskets/{basketId}/coupons/{couponItemId}',
    addGiftCertificateItemToBasket: 'POST /baskets/{basketId}/gift-certificate-items body',
    updateGiftCertificateItemInBasket:
      'PATCH /baskets/{basketId}/gift-certificate-items/{giftCertificateItemId} body',
    removeGiftCertificateItemFromBasket:
      'DELETE /baskets/{basketId}/gift-certificate-items/{giftCertificateItemId}'
  },
  {
    answers: {
      addCouponToBasket: basket,
      removeCouponFromBasket: basket,
      addGiftCertificateItemToBasket: basket,
      updateGiftCertificateItemInBasket: basket,
      removeGiftCertificateItemFromBasket: basket
    }
  }
)
