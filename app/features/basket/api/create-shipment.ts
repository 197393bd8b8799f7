import { isPlatformError } from '../../../platform/http/platform-error'
import type { Platform } from '../../../platform/platform'
import type { PlatformBasket } from '../../../platform/scapi/shopper-baskets'
import { shopperBasketsShipments } from '../../../platform/scapi/shopper-baskets-shipments'

/**
 * Creates a shipment; undefined where the basket has one of that id already: another tab has made it, or a call whose
 * response was lost or replaced.
 */
export async function createShipment(
  platform: Platform,
  basketId: string,
  body: { shipmentId: string }
): Promise<PlatformBasket | undefined> {
  try {
    return await platform.family(shopperBasketsShipments).createShipmentForBasket({ basketId }, body)
  } catch (error) {
    if (!isPlatformError(error, 400) || error.type !== 'invalid-shipment') throw error
    return undefined
  }
}
