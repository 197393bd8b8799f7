import { controllerFamily, withLocale } from './controller-family'

/** The destination of a parcel (requirement 7.1). */
interface DeliveryAddress {
  address1?: string
  address2?: string
  city?: string
  postalCode: string
  countryCode: string
}

interface DeliveryTime {
  /** False for a place without delivery or an invalid postal code. */
  success: boolean
  /** ISO date-time. */
  result?: { deliveryTime: string }
}

/** The courier's forecast (requirement 13.1). */
interface DeliveryControllers {
  /** DHLExpress-GetRates: when an express parcel sent now arrives. */
  getDeliveryTime(parameters: { signal?: AbortSignal }, body: DeliveryAddress): Promise<DeliveryTime>
}

export const deliveryControllers = withLocale(
  controllerFamily<DeliveryControllers>({ getDeliveryTime: 'POST /DHLExpress-GetRates body' })
)
