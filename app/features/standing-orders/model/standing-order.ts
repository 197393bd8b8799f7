/** A recurring delivery, stored as a customer list (requirement 3.3.12). */
export interface StandingOrder {
  listId: string
  /** False while it is suspended. */
  isActive: boolean
  /** Days, weeks or months between deliveries, in the back office's format. */
  interval?: string
  /** ISO dates. */
  startDate?: string
  nextShippingDate?: string
  payment?: StandingPayment
  shippingAddress?: JsonObject
  billingAddress?: JsonObject
  shipping?: JsonObject
  deliveries: Delivery[]
  notifications: JsonObject[]
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

export interface StandingPayment extends JsonObject {
  paymentMethodId?: string
}

/** The type of the lists that hold standing orders (requirement 3.9). */
export const STANDING_ORDER_TYPE = 'custom_1'
