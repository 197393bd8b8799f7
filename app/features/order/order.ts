import type { PostalAddress } from '../../person-fields/postal-address'
import type { PaidCard } from '../../platform/scapi/paid-card'
import type { Reduction, ShippingCharge } from '../../pricing/map-charges'
import type { OrderPayment } from '../../platform/scapi/order-payment'
import type { OrderedGift, LineGift } from '../../gifts/gift'
import type { VariedLine } from '../../variations/variation'
import type { CostedLine } from '../../pricing/price-line'
import type { OrderDocument, OrderParcel } from './order-documents'
import type { ItemStatus, OverallStatus } from './order-status'
import type { LineUnits } from './returns/line-units'
import type { OrderRefund } from './returns/order-refunds'

/** A placed order in the shop's own model; amounts are decimals of `currency`, VAT included. */
export interface Order {
  orderNo: string
  /** Proves a guest's order in another session. */
  token?: string
  /** That token has shown it here: it is not the shopper's own. */
  isByToken?: true
  email?: string
  currency: string
  /** ISO date-time. */
  createdAt?: string
  overallStatus?: OverallStatus
  /** Accepted by the shop; only then it can be cancelled. */
  isAccepted: boolean
  isCancellable: boolean
  isReturnable: boolean
  lines: OrderLine[]
  /** Quantities plus the number of gift certificates. */
  totalProducts: number
  shippingAddress?: PostalAddress
  billingAddress?: PostalAddress
  /** Name and arrival text of the shipping method. */
  delivery?: { name: string; methodId?: string; description?: string; isDigital: boolean }
  /** Deliveries by address; only of orders to several addresses or with a gift message. */
  deliveries: OrderDelivery[]
  /** Goods to collect, apart from the delivery. */
  pickUps: OrderPickUp[]
  /** Those that belong to none of the deliveries above. */
  parcels: OrderParcel[]
  invoices: OrderDocument[]
  returnLabels: OrderDocument[]
  /** Units that are announced to come back, and have not arrived. */
  announcedUnits: number
  refunds: OrderRefund[]
  paymentMethodId?: string
  /** How far it is paid; nothing is settled before that. */
  payment: OrderPayment
  paymentInstruments: { methodId: string; amount: number; card?: PaidCard }[]
  /** Of the whole order. */
  reductions: Reduction[]
  shippingCharges: ShippingCharge[]
  totals: OrderTotals
}

/** A parcel's part of an order. */
export interface OrderDelivery {
  id: string
  address?: PostalAddress
  method?: string
  giftMessage?: string
  /** Ids of its lines. */
  lineIds: string[]
  /** How far it is by itself; undefined where the platform does not say. */
  status?: ItemStatus
  /** Its parcels at the carrier. */
  parcels: OrderParcel[]
}

export type PickUpState = 'preparing' | 'ready' | 'collected' | 'cancelled'

/** A shipment of an order that is collected in a store (decision 56). */
export interface OrderPickUp {
  storeId: string
  /** Of the store. */
  address?: PostalAddress
  /** Said or shown at the counter. */
  number: string
  /** Undefined where the instance does not say. */
  state?: PickUpState
  /** Who may collect it besides the shopper. */
  person?: string
  /** Of its lines. */
  itemIds: string[]
}

export interface OrderTotals {
  /** Products after their own discounts, and gift certificates. */
  items: number
  /** The same before discounts on the whole order. */
  itemSubTotal: number
  /** Discounts on the whole order, 0 or less. */
  discount: number
  shipping: number
  /** Contained in the total. */
  tax: number
  order: number
}

export interface OrderLine extends CostedLine, VariedLine {
  id: string
  productId: string
  /** Whom a gift certificate goes to: name or e-mail address. */
  recipient?: string
  /** Of a gift certificate: from whom, what and when. */
  cardGift?: OrderedGift
  /** Goods that are wrapped. */
  gift?: LineGift
  quantity: number
  /** Unscaled address; without one the shop's own picture is shown. */
  image?: string
  status?: ItemStatus
  /** Absent on platforms without order management. */
  units?: LineUnits
}
