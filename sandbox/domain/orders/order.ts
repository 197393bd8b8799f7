import type { Cents } from '../money'
import type { SiteId } from '../sites/site'
import type { OrderPayment } from './order-payment'
import type { PricedBasket } from '../baskets/pricing/priced-basket'
import type { Localized } from '../../texts/localized-text'

/** How far an order is, as the shopper sees it (requirement 8.2). */
export type OverallStatus =
  | 'PROCESSING'
  | 'READY_FOR_SHIPPING'
  | 'SHIPPED'
  | 'DELIVERED'
  | 'RETURNED'
  | 'PARTIALLY_RETURNED'
  | 'CANCELLED'
  /** Of orders without a parcel. */
  | 'READY_FOR_PICKUP'
  | 'COLLECTED'

/** How far one product of an order is; a storefront shows a label for each (requirement 8.2). */
export type ItemStatus =
  | 'not_shipped'
  | 'shipped'
  | 'delivered'
  | 'returned'
  | 'partially_returned'
  | 'cancelled'
  /** Of what is collected in a store. */
  | 'not_ready'
  | 'ready_for_pickup'
  | 'collected'

/** A parcel on its way. Times are milliseconds since the epoch. */
export interface Parcel {
  /** Absent in orders of an older sandbox. */
  shipmentId?: string
  carrier: string
  trackingNumber: string
  shippedAt: number
  deliveredAt?: number
}

/** A shipment that is collected in a store. Times are milliseconds since the epoch. */
export interface PickUp {
  shipmentId: string
  /** Undefined for a shipment that names no store of the site. */
  storeId?: string
  /** Named by the shopper in the store. */
  number: string
  readyAt?: number
  collectedAt?: number
}

/** Units of a line that came back. */
export interface ReturnedItem {
  itemId: string
  productId: string
  quantity: number
  returnedAt: number
}

/** A return that the shopper has announced; it is received when its parcel has arrived. */
export interface AnnouncedReturn {
  returnNo: string
  items: { itemId: string; quantity: number; reason: string }[]
  announcedAt: number
  /** From then on its units are among `returns`. */
  receivedAt?: number
}

/** Units of a line that were cancelled before they left. */
export interface CancelledItem {
  itemId: string
  quantity: number
  reason?: string
  cancelledAt: number
}

/** The part of a refund for an option of its units. */
export interface RefundedOption {
  optionId: string
  optionName: Localized
  amount: Cents
}

/** Money that goes back, to where it came from. */
export interface Refund {
  refundNo: string
  cause: 'cancellation' | 'return'
  amount: Cents
  /** By payment instrument; they add up to the amount. */
  parts: { paymentInstrumentId: string; paymentMethodId: string; amount: Cents }[]
  /** Contained in the amount; absent where none of them has a price. */
  options?: RefundedOption[]
  /** `not_charged`: nothing was paid so far, so that less will be. */
  state: 'pending' | 'refunded' | 'not_charged'
  createdAt: number
  refundedAt?: number
}

/** A placed order. Prices, names and addresses are those of the moment it was placed. */
export interface Order {
  /** Counted per site, e.g. JAS00001001. */
  orderNo: string
  /** Not to be guessed; proves that a client has seen the order's first response. */
  orderToken: string
  siteId: SiteId
  customerId: string
  registered: boolean
  /** In which it was placed, where the request said so; mails follow it. */
  locale?: string
  /** The basket's `c_checkoutKey`: by it a client finds the order whose response got lost. */
  checkoutKey?: string
  basket: PricedBasket
  payment?: OrderPayment
  /** It failed by itself and its basket was not given back so far. */
  isReopenable?: boolean
  /** As the API describes it; an exported order stays `new` until it is completed. */
  status: 'created' | 'new' | 'completed' | 'cancelled' | 'replaced' | 'failed'
  paymentStatus: 'not_paid' | 'part_paid' | 'paid'
  confirmationStatus: 'not_confirmed' | 'confirmed'
  exportStatus: 'not_exported' | 'exported' | 'ready' | 'failed'
  shippingStatus: 'not_shipped' | 'part_shipped' | 'shipped'
  overallStatus: OverallStatus
  /** One for each shipment that travels, from SHIPPED on; absent for deliveries by e-mail. */
  parcels?: Parcel[]
  /** One for each shipment that is collected. */
  pickUps?: PickUp[]
  /** From SHIPPED on. */
  invoice?: { invoiceNo: string; issuedAt: number }
  /** From DELIVERED on, for returnable items. */
  returnLabel?: { labelNo: string; issuedAt: number }
  returns?: ReturnedItem[]
  announcedReturns?: AnnouncedReturn[]
  cancelledItems?: CancelledItem[]
  /** Why the last units were cancelled, and the order with them. */
  cancelReason?: string
  refunds?: Refund[]
  /** Milliseconds since the epoch. */
  createdAt: number
  modifiedAt: number
}

/** A part of a customer's orders, newest first. `total` counts all of them. */
export interface OrderPage {
  orders: Order[]
  offset: number
  limit: number
  total: number
}
