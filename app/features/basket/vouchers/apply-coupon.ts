import { shopperBasketsVouchers } from '../../../platform/scapi/shopper-baskets-vouchers'
import type { Basket } from '../model/basket'
import type { BasketAccess } from '../api/basket-access'
import { changeBasket } from '../api/change-basket'

/**
 * Adds a coupon to the basket; the response has its discounts.
 *
 * @throws PlatformError 400 with `data.statusCode`, e.g. COUPON_CODE_UNKNOWN.
 */
export const applyCoupon = (access: BasketAccess, code: string): Promise<Basket> =>
  changeBasket(access, (platform, basketId) =>
    platform.family(shopperBasketsVouchers).addCouponToBasket({ basketId }, { code: code.trim() })
  )

/** Removes a coupon from the basket, and with it its discounts. */
export const removeCoupon = (access: BasketAccess, couponItemId: string): Promise<Basket> =>
  changeBasket(access, (platform, basketId) =>
    platform.family(shopperBasketsVouchers).removeCouponFromBasket({ basketId, couponItemId })
  )
