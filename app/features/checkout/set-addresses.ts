import { DEFAULT_SHIPMENT_ID } from '../../platform/scapi/shopper-baskets'
import { shopperBasketsCheckout, type PlatformAddress } from '../../platform/scapi/shopper-baskets-checkout'
import type { BasketAccess } from '../basket/api/basket-access'
import { changeBasket } from '../basket/api/change-basket'
import type { Basket } from '../basket/model/basket'

/** Sets the e-mail address for the order confirmation on the basket. */
export const setEmail = (access: BasketAccess, email: string): Promise<Basket> =>
  changeBasket(access, (platform, basketId) =>
    platform.family(shopperBasketsCheckout).updateCustomerForBasket({ basketId }, { email })
  )

/**
 * Sets the shipping address, which the platform doubts at most while it is not confirmed, and with `useAsBilling` the
 * billing address.
 */
export const setShippingAddress = (
  access: BasketAccess,
  address: PlatformAddress,
  { useAsBilling, isConfirmed = false }: { useAsBilling: boolean; isConfirmed?: boolean }
): Promise<Basket> =>
  changeBasket(access, (platform, basketId) =>
    platform
      .family(shopperBasketsCheckout)
      .updateShippingAddressForShipment(
        { basketId, shipmentId: DEFAULT_SHIPMENT_ID, useAsBilling: useAsBilling || undefined },
        isConfirmed ? { ...address, c_useAsTyped: true } : address
      )
  )

export const setBillingAddress = (access: BasketAccess, address: PlatformAddress): Promise<Basket> =>
  changeBasket(access, (platform, basketId) =>
    platform.family(shopperBasketsCheckout).updateBillingAddressForBasket({ basketId }, address)
  )
