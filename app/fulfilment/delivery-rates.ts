/** Delivery costs of a country in one currency, as decimals of it. */
export interface DeliveryRate {
  currency: string
  standard?: number
  express?: number
  /** Value of goods from which standard delivery is free. */
  freeFrom?: number
  /** Boxes of tea, or sleeves of capsules, from which standard delivery is free. */
  freeFromBoxes?: number
}

/** When a parcel arrives in a country, as the platform says it; undefined members are not promised. */
export interface DeliveryTime {
  /** Working days until standard delivery, at the earliest and at the latest. */
  standardFrom?: number
  standardTo?: number
  /** Working days until express delivery. */
  express?: number
  /** Hour of the day; an order before it leaves on the same working day. */
  orderBefore?: number
}

/** A country that the site delivers to. */
export interface DeliveryCountry {
  code: string
  name: string
  /** Regular expression of its postal codes; undefined = not checked. */
  postalCodePattern?: string
  /** Delivery times of this postal code hold for the whole country. */
  estimatePostalCode?: string
  rates: DeliveryRate[]
  time?: DeliveryTime
}

/** A country with what delivery there costs in the shopper's currency. */
export interface DeliveryOffer {
  country: Pick<DeliveryCountry, 'code' | 'name'>
  rate: DeliveryRate
  time?: DeliveryTime
}

/**
 * Delivery costs of a country in a currency (requirement 6.5); undefined where the platform has none: then
 * nothing may be promised. Without a code, the country that the platform names first is meant.
 */
export function findDeliveryOffer(
  countries: DeliveryCountry[],
  code: string,
  currency: string
): DeliveryOffer | undefined {
  const country = code ? countries.find(known => known.code === code) : countries[0]
  const rate = country?.rates.find(known => known.currency === currency)
  return country && rate && { country: { code: country.code, name: country.name }, rate, time: country.time }
}
