import {
  shopperBasketsVouchers,
  type GiftCertificateItemInput
} from '../../../platform/scapi/shopper-baskets-vouchers'
import type { Basket } from '../model/basket'
import type { BasketAccess } from '../api/basket-access'
import { changeBasket } from '../api/change-basket'

/** Adds a gift certificate to buy to the basket. */
export const addGiftCertificateItem = (
  access: BasketAccess,
  item: GiftCertificateItemInput
): Promise<Basket> =>
  changeBasket(access, (platform, basketId) =>
    platform.family(shopperBasketsVouchers).addGiftCertificateItemToBasket({ basketId }, item)
  )

/** Removes a gift certificate to buy from the basket. */
export const removeGiftCertificateItem = (
  access: BasketAccess,
  giftCertificateItemId: string
): Promise<Basket> =>
  changeBasket(access, (platform, basketId) =>
    platform
      .family(shopperBasketsVouchers)
      .removeGiftCertificateItemFromBasket({ basketId, giftCertificateItemId })
  )
