import type { ShopperOrdersTypes } from 'commerce-sdk-isomorphic'
import { order } from './read-basket'
import { scapiFamily } from './scapi-family'
import type { PlatformOrder } from './shopper-orders'

/** Units of a line to send back or to cancel, with one of the reasons of `getOmsMetaData`. */
export interface ReturnedUnits {
  itemId: string
  quantity: number
  reason?: string
}

interface ShopperOrdersManagement {
  /**
   * Announces a return. A guest in another session than the order's proves it by the code of a mail.
   *
   * @throws PlatformError 400 for units that cannot come back, 404 for a wrong or old code, 409 when nothing can.
   */
  returnOmsOrder(
    parameters: { orderNo: string },
    body: { productItems: ReturnedUnits[]; orderAccessCode?: string }
  ): Promise<PlatformOrder>
}

/** Operations of Shopper Orders that need the merchant's order management (decision 55). */
export const shopperOrdersManagement = scapiFamily<ShopperOrdersManagement>(
  'checkout/shopper-orders/v1',
  { returnOmsOrder: 'POST /orders/{orderNo}/actions/oms-return-order body' },
  { answers: { returnOmsOrder: order } }
)

interface OrderReasons {
  /** The merchant's reasons of returns and cancellations, in its own words. */
  getOmsMetaData(): Promise<ShopperOrdersTypes.OmsMetaData>
}

/** They are not translated: the platform refuses a locale here. */
export const orderReasons = scapiFamily<OrderReasons>(
  'checkout/shopper-orders/v1',
  { getOmsMetaData: 'GET /orders/oms-meta-data' },
  { locale: false }
)
