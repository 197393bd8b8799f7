import { id, listOf, shape, text } from '../http/read-answer'
import { scapiFamily } from './scapi-family'

/** One shipping method of an estimate: a window, or why there is none. */
export interface PlatformShippingOption {
  shippingMethodId: string
  /** ISO date-times, both inclusive. */
  deliveryWindow?: { startAt: string; endAt: string }
  /** ISO date-time until which an order has to be placed for the window to apply. */
  orderCutoffAt?: string
  /** A code such as INSUFFICIENT_INVENTORY, not for shoppers. */
  nonDeliverableReason?: string
}

/** The vendor's client on the registry lacks this API: typed as its reference documents version 1.2. */
export interface PlatformDeliveryEstimates {
  /** Empty where no provider of estimates is bound to the site. */
  productDeliveryEstimates?: { productId: string; shippingOptions?: PlatformShippingOption[] }[]
}

/** Shopper Delivery Estimates (requirement 6.8). */
interface ShopperDeliveryEstimates {
  /** The platform takes one product in each request. */
  getDeliveryEstimates(parameters: {
    productIds: [string]
    postalCode: string
    countryCode: string
    signal?: AbortSignal
  }): Promise<PlatformDeliveryEstimates>
}

const option = shape(
  { shippingMethodId: id },
  {
    deliveryWindow: shape({ startAt: text, endAt: text }),
    orderCutoffAt: text,
    nonDeliverableReason: text
  }
)

export const shopperDeliveryEstimates = scapiFamily<ShopperDeliveryEstimates>(
  'product/shopper-delivery-estimates/v1',
  { getDeliveryEstimates: 'GET /delivery-estimates?productIds&postalCode&countryCode' },
  {
    locale: false,
    answers: {
      getDeliveryEstimates: shape(
        {},
        { productDeliveryEstimates: listOf(shape({ productId: id }, { shippingOptions: listOf(option) })) }
      )
    }
  }
)
