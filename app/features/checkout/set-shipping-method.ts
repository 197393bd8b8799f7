import { DEFAULT_SHIPMENT_ID } from '../../platform/scapi/shopper-baskets'
import { shopperBasketsCheckout } from '../../platform/scapi/shopper-baskets-checkout'
import type { BasketAccess } from '../basket/api/basket-access'
import { changeBasket } from '../basket/api/change-basket'
import type { Basket } from '../basket/model/basket'

/** Sets the shipping method. */
export const setShippingMethod = (access: BasketAccess, id: string): Promise<Basket> =>
  changeBasket(access, (platform, basketId) =>
    platform
      .family(shopperBasketsCheckout)
      .updateShippingMethodForShipment({ basketId, shipmentId: DEFAULT_SHIPMENT_ID }, { id })
  )
