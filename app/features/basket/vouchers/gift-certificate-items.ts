import {
  shopperBasketsVouchers,
  type GiftCertificateItemInput
} from '../../../platform/scapi/baskets/shopper-baskets-vouchers'
import type { Basket } from '../model/basket'
import type { BasketAccess } from '../api/basket-access'
import { changeBasket } from '../api/change-basket'

/** Puts a gift certificate to buy into the basket. */
export const addGiftCertificateItem = (
  access: BasketAccess,
  item: GiftCertificateItemInput
): Promise<Basket> =>
  changeBasket(access, (platform, basketId) =>
    platform.family(shopperBasketsVouchers).addGiftCertificateItemToBasket({ basketId }, item)
  )

/** Takes a gift certificate that was to be bought out of the basket. */
export const removeGiftCertificateItem = (
  access: BasketAccess,
  giftCertificateItemId: string
): Promise<Basket> =>
  changeBasket(access, (platform, basketId) =>
    platform
      .family(shopperBasketsVouchers)
      .removeGiftCertificateItemFromBasket({ basketId, giftCertificateItemId })
  )
