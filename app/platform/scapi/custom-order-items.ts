import { scapiFamily } from './scapi-family'
import type { ReturnedUnits } from './shopper-orders-management'

/** The shop's own API for lines of an order (decision 55): Shopper Orders cancels whole orders only. */
interface CustomOrderItems {
  /**
   * Cancels units of lines before they leave; the last ones end the order.
   *
   * @param body `c_items` may say why, by the reasons of `getOmsMetaData`; `c_orderViewCode` proves a guest's order: its
   *   token, or the code of a mail.
   * @throws PlatformError 400 when it is too late, 404 for an order of somebody else, 409 for more units than there are.
   */
  cancelOrderItems(
    parameters: { orderNo: string },
    body: { c_items: ReturnedUnits[]; c_orderViewCode?: string }
  ): Promise<{ c_orderNo?: string; c_overallStatus?: string }>
}

export const customOrderItems = scapiFamily<CustomOrderItems>('custom/order-items/v1', {
  cancelOrderItems: 'POST /orders/{orderNo}/cancel body'
})
