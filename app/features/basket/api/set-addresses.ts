import { DEFAULT_SHIPMENT_ID, type PlatformAddress } from '../../../platform/scapi/shopper-baskets'
import type { Basket } from '../model/basket'
import type { BasketAccess } from './basket-access'
import { changeBasket } from './change-basket'

/** Sets where the order goes, and with `useAsBilling` where the invoice goes. */
export const setShippingAddress = (
  access: BasketAccess,
  address: PlatformAddress,
  { useAsBilling }: { useAsBilling: boolean }
): Promise<Basket> =>
  changeBasket(access, (baskets, basketId) =>
    baskets.updateShippingAddressForShipment(
      { basketId, shipmentId: DEFAULT_SHIPMENT_ID, useAsBilling: useAsBilling || undefined },
      address
    )
  )

/** Sets where the invoice goes. */
export const setBillingAddress = (access: BasketAccess, address: PlatformAddress): Promise<Basket> =>
  changeBasket(access, (baskets, basketId) => baskets.updateBillingAddressForBasket({ basketId }, address))
