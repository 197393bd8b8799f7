import { DEFAULT_SHIPMENT_ID, shopperBasketsCheckout } from '../../../platform/scapi/shopper-baskets-checkout'
import type { Basket } from '../model/basket'
import type { BasketAccess } from './basket-access'
import { changeBasket } from './change-basket'

/** Chooses how the order travels. */
export const setShippingMethod = (access: BasketAccess, id: string): Promise<Basket> =>
  changeBasket(access, (platform, basketId) =>
    platform
      .family(shopperBasketsCheckout)
      .updateShippingMethodForShipment({ basketId, shipmentId: DEFAULT_SHIPMENT_ID }, { id })
  )
