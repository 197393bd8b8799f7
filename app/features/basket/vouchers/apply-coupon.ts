import { shopperBasketsVouchers } from '../../../platform/scapi/baskets/shopper-baskets-vouchers'
import type { Basket } from '../model/basket'
import type { BasketAccess } from '../api/basket-access'
import { changeBasket } from '../api/change-basket'

/**
 * Puts a coupon on the basket; what it gives stands in the answer.
 *
 * @throws PlatformError 400 with `data.statusCode`, e.g. COUPON_CODE_UNKNOWN.
 */
export const applyCoupon = (access: BasketAccess, code: string): Promise<Basket> =>
  changeBasket(access, (platform, basketId) =>
    platform.family(shopperBasketsVouchers).addCouponToBasket({ basketId }, { code: code.trim() })
  )

/** Takes a coupon off the basket, and with it what it gave. */
export const removeCoupon = (access: BasketAccess, couponItemId: string): Promise<Basket> =>
  changeBasket(access, (platform, basketId) =>
    platform.family(shopperBasketsVouchers).removeCouponFromBasket({ basketId, couponItemId })
  )
