import type { ShopperBasketsTypes } from 'commerce-sdk-isomorphic'
import { basket } from './read-basket'
import { scapiFamily } from './scapi-family'
import { BASKETS_ROOT, type InBasket, type PlatformBasket } from './shopper-baskets'

/** Shopper Baskets: shipments that come and go beside the default one. */
interface ShopperBasketsShipments {
  /** @throws PlatformError 400 for an id in use. */
  createShipmentForBasket(
    parameters: InBasket,
    body: Partial<ShopperBasketsTypes.Shipment>
  ): Promise<PlatformBasket>
  /** Removes a shipment with its items; the default one cannot be removed. */
  removeShipmentFromBasket(parameters: InBasket & { shipmentId: string }): Promise<PlatformBasket>
}

export const shopperBasketsShipments = scapiFamily<ShopperBasketsShipments>(
  BASKETS_ROOT,
  {
    createShipmentForBasket: 'POST /baskets/{basketId}/shipments body',
    removeShipmentFromBasket: 'DELETE /baskets/{basketId}/shipments/{shipmentId}'
  },
  { answers: { createShipmentForBasket: basket, removeShipmentFromBasket: basket } }
)
