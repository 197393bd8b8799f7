import { DEFAULT_SHIPMENT_ID } from '../../../platform/scapi/shopper-baskets'
import type { Basket } from '../model/basket'
import type { BasketAccess } from './basket-access'
import { changeBasket } from './change-basket'

/** Chooses how the order travels. */
export const setShippingMethod = (access: BasketAccess, id: string): Promise<Basket> =>
  changeBasket(access, (baskets, basketId) =>
    baskets.updateShippingMethodForShipment({ basketId, shipmentId: DEFAULT_SHIPMENT_ID }, { id })
  )
