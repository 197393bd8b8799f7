import type { Platform } from '../../../platform/platform'
import type { QueryObject } from '../../../platform/query-object'
import { DEFAULT_SHIPMENT_ID } from '../../../platform/scapi/shopper-baskets'
import { shopperBasketsCheckout } from '../../../platform/scapi/shopper-baskets-checkout'
import { SHIPPING_METHODS_KEY } from './cache-basket'

export interface ShippingMethod {
  id: string
  name: string
  description?: string
  price: number
  isDefault: boolean
  /** For what is sent by e-mail. */
  isDigital: boolean
}

/**
 * The shipping methods of a shipment, by default the first one, with their prices; refetched after every change of the
 * basket. This shop sends everything: what the platform has collected in a store is left out.
 */
export function shippingMethodsQuery(
  platform: Platform,
  basketId: string,
  shipmentId: string = DEFAULT_SHIPMENT_ID
): QueryObject<ShippingMethod[]> {
  return {
    queryKey: [SHIPPING_METHODS_KEY, basketId, shipmentId],
    queryFn: async () => {
      const { applicableShippingMethods = [], defaultShippingMethodId } = await platform
        .family(shopperBasketsCheckout)
        .getShippingMethodsForShipment({ basketId, shipmentId })
      const methods = applicableShippingMethods.filter(method => method.c_storePickupEnabled !== true)
      const first = methods.find(({ id }) => id === defaultShippingMethodId) ?? methods[0]
      return methods.map(method => ({
        id: method.id,
        name: method.name ?? method.id,
        description: method.description,
        price: priceOf(method),
        isDefault: method === first,
        isDigital: method.c_digital === true
      }))
    }
  }
}

/**
 * The price is the method's baseGrossPrice (requirement 4.4), which a platform that only allows custom
 * attributes prefixes with `c_`; else its price.
 */
export const priceOf = (method: {
  price?: number
  baseGrossPrice?: unknown
  c_baseGrossPrice?: unknown
}): number =>
  [method.baseGrossPrice, method.c_baseGrossPrice, method.price].find(price => typeof price === 'number') ?? 0
