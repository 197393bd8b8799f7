/** A recurring delivery, stored as a customer list (requirement 9.7). */
export interface StandingOrder {
  listId: string
  /** False while it is suspended. */
  isActive: boolean
  /** Weeks between deliveries, as text. */
  interval?: string
  /** ISO dates. */
  startDate?: string
  nextShippingDate?: string
  payment?: StandingPayment
  shippingAddress?: JsonObject
  billingAddress?: JsonObject
  shipping?: StandingShipping
  deliveries: Delivery[]
  notifications: Notification[]
  items: StandingItem[]
}

/** One delivery of the plan. */
export interface Delivery {
  id: string
  /** ISO date. */
  shippingDate: string
  /** False while it is suspended. */
  isActive: boolean
}

export interface StandingItem {
  itemId: string
  productId: string
  quantity: number
}

/** Fields of the back office that the shop passes on unchanged. */
export type JsonObject = Record<string, unknown>

/** The payment instrument in the basket's format: the platform puts it into each order. */
export interface StandingPayment extends JsonObject {
  paymentMethodId?: string
  /** A payment saved in the account. */
  customerPaymentInstrumentId?: string
}

export interface StandingShipping extends JsonObject {
  shippingMethodId?: string
}

/** Why a delivery did not come, or not whole. */
export interface Notification {
  id: string
  /** ISO date of the delivery. */
  date: string
  /** `payment-failed`, `product-unavailable`, `too-few-packs` or anything else that the platform has to say. */
  type: string
  productId?: string
}

/** Weeks between deliveries that can be chosen. */
export const INTERVALS = ['2', '4', '6', '8', '12'] as const

/** Ways to travel that can be chosen for every delivery; a Packstation gets the first one whatever is chosen. */
export const SHIPPING_METHODS = ['standard', 'express'] as const

/** The type of the lists that hold standing orders (requirement 9.7). */
export const STANDING_ORDER_TYPE = 'custom_1'
