import {
  DEFAULT_SHIPMENT_ID,
  shopperBasketsCheckout,
  type PlatformAddress
} from '../../platform/scapi/shopper-baskets-checkout'
import type { BasketAccess } from '../basket/api/basket-access'
import { changeBasket } from '../basket/api/change-basket'
import type { Basket } from '../basket/model/basket'

/** Sets the shipping address, and with `useAsBilling` the billing address. */
export const setShippingAddress = (
  access: BasketAccess,
  address: PlatformAddress,
  { useAsBilling }: { useAsBilling: boolean }
): Promise<Basket> =>
  changeBasket(access, (platform, basketId) =>
    platform
      .family(shopperBasketsCheckout)
      .updateShippingAddressForShipment(
        { basketId, shipmentId: DEFAULT_SHIPMENT_ID, useAsBilling: useAsBilling || undefined },
        address
      )
  )

/** Sets the billing address. */
export const setBillingAddress = (access: BasketAccess, address: PlatformAddress): Promise<Basket> =>
  changeBasket(access, (platform, basketId) =>
    platform.family(shopperBasketsCheckout).updateBillingAddressForBasket({ basketId }, address)
  )
