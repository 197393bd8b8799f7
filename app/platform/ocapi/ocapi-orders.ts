import type { OcapiLineItemContainer } from './ocapi-basket-types'
import { ocapiFamily } from './ocapi-family'

/** An order of the older shop API (requirement 8.1). */
interface OcapiOrder extends OcapiLineItemContainer {
  orderNo: string
  orderToken?: string
  status?: string
  paymentStatus?: string
  confirmationStatus?: string
  exportStatus?: string
  shippingStatus?: string
  channelType?: string
  siteId?: string
  creationDate?: string
}

/** Orders of the older shop API (requirement 13.1). */
interface OcapiOrders {
  /** Turns the basket into an order and consumes it; a second call finds no basket. */
  createOrder(parameters: object, body: { basketId: string }): Promise<OcapiOrder>
  getOrder(parameters: { orderNo: string }): Promise<OcapiOrder>
}

export const ocapiOrders = ocapiFamily<OcapiOrders>({
  createOrder: 'POST /orders body',
  getOrder: 'GET /orders/{orderNo}'
})
