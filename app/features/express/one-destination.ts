import { DEFAULT_SHIPMENT_ID } from '../../platform/scapi/shopper-baskets'
import { isToSeveral, listParcels } from '../basket/division/deliveries'
import type { Basket } from '../basket/model/basket'

/**
 * Whether the one address that a provider or device gives is enough: at most one parcel, in the shipment that gets the
 * address. What is collected or comes by e-mail needs none.
 */
export const hasOneDestination = (basket: Pick<Basket, 'shipments'>): boolean =>
  !isToSeveral(basket) && listParcels(basket).every(({ id }) => id === DEFAULT_SHIPMENT_ID)
