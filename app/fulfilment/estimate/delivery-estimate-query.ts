import { isNotFound } from '../../platform/http/platform-error'
import type { Platform } from '../../platform/platform'
import type { QueryObject } from '../../platform/query-object'
import { shopperDeliveryEstimates } from '../../platform/scapi/shopper-delivery-estimates'
import { joinEstimates, mapEstimate, type DeliveryEstimate } from './delivery-estimate'
import { numberDestination, type Destination } from '../../visit/destination'

/** Each product is a request of its own: for more of them no estimate is worth its calls. */
const MOST_PRODUCTS = 24
const AT_ONCE = 4

/**
 * When products that are sent together arrive at a destination (requirement 6.8). For the browser only: a page of the
 * server is the same for all. Rejects when the platform fails.
 */
export const deliveryEstimateQuery = (
  platform: Platform,
  productIds: readonly string[],
  destination: Destination
): QueryObject<DeliveryEstimate> & { retry: false } => ({
  queryKey: ['delivery-estimate', productIds.join(' '), numberDestination(destination)],
  retry: false,
  queryFn: async ({ signal }) => {
    if (productIds.length > MOST_PRODUCTS) return { kind: 'unknown' }
    const { postalCode, countryCode } = destination
    const read = async (productId: string): Promise<DeliveryEstimate> => {
      try {
        const answer = await platform
          .family(shopperDeliveryEstimates)
          .getDeliveryEstimates({ productIds: [productId], postalCode, countryCode, signal })
        return mapEstimate(answer, productId)
      } catch (error) {
        // A product that the shop no longer sells is no failure of the platform.
        if (isNotFound(error)) return { kind: 'unknown' }
        throw error
      }
    }
    const estimates: DeliveryEstimate[] = []
    for (let from = 0; from < productIds.length; from += AT_ONCE)
      estimates.push(...(await Promise.all(productIds.slice(from, from + AT_ONCE).map(read))))
    return joinEstimates(estimates)
  }
})
