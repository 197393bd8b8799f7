import { controllerFamily } from './controller-family'
import { withInstanceSession } from './with-instance-session'

interface CancelledOrder {
  success: true
  orderNo: string
  /** CANCELLED */
  c_overallStatus: string
}

export interface ReorderedBasket {
  success: true
  /** The shopper's basket, which now has the items that can still be bought. */
  basketId: string
  /** `quantity`: the units that could not be added; absent where that is all of them. */
  unavailable: { productId: string; productName: string; quantity?: number }[]
}

/** Actions of shoppers on their own orders (requirement 13.1). */
interface OrderControllers {
  /** `orderToken` proves a guest's order. @throws PlatformError with a text for the shopper in `shopperText`. */
  cancelOrder(parameters: object, body: { orderNo: string; orderToken?: string }): Promise<CancelledOrder>
  reorder(parameters: object, body: { orderNo: string }): Promise<ReorderedBasket>
}

export const orderControllers = withInstanceSession(
  controllerFamily<OrderControllers>({
    cancelOrder: 'POST /Order-Cancel body',
    reorder: 'POST /Order-Reorder body'
  })
)
