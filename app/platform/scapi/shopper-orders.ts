import type { ShopperOrdersTypes } from 'commerce-sdk-isomorphic'
import type { BareStatus } from '../http/send-request'
import { order } from './read-basket'
import { scapiFamily } from './scapi-family'

export type PlatformOrder = ShopperOrdersTypes.Order

/** Shopper Orders (requirement 13.1). */
export interface ShopperOrders {
  /** Turns the basket into an order and consumes it; a second call finds no basket. */
  createOrder(parameters: object, body: { basketId: string }): Promise<PlatformOrder>
  getOrder(parameters: { orderNo: string }): Promise<PlatformOrder>
  /** A guest's order by its token, or by a mailed code and the mail's address; 404 for a wrong one. */
  guestOrderLookup(
    parameters: { orderNo: string },
    body: { orderViewCode: string; email?: string }
  ): Promise<PlatformOrder>
  /** Mails a guest the code that opens their order; answers the same for an order that is not theirs. */
  requestOrderAccessCode(parameters: { orderNo: string }, body: { email: string }): Promise<BareStatus>
}

export const shopperOrders = scapiFamily<ShopperOrders>(
  'checkout/shopper-orders/v1',
  {
    createOrder: 'POST /orders body',
    getOrder: 'GET /orders/{orderNo}?expand=oms',
    guestOrderLookup: 'POST /orders/{orderNo}/lookup?expand=oms body',
    requestOrderAccessCode: 'POST /orders/{orderNo}/actions/request-access-code body'
  },
  { answers: { createOrder: order, getOrder: order, guestOrderLookup: order } }
)
