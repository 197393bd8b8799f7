import type { ShopperOrdersTypes } from 'commerce-sdk-isomorphic'
import { requireBody, requireInput } from '../http/require-input'
import { encodePart, type ScapiClient, type ScapiSettings } from './scapi-client'

export type PlatformOrder = ShopperOrdersTypes.Order

export interface ShopperOrders {
  /** Turns the basket into an order and consumes it; a second call finds no basket. */
  createOrder(body: { basketId: string }): Promise<PlatformOrder>
  getOrder(parameters: { orderNo: string }): Promise<PlatformOrder>
}

/** Shopper Orders (spec 3 section 7). */
export function createShopperOrders(client: ScapiClient, { locale }: ScapiSettings): ShopperOrders {
  const send = client('checkout/shopper-orders/v1')
  return {
    createOrder(body) {
      requireBody('createOrder', body)
      requireInput('createOrder', { basketId: body.basketId })
      return send({
        operation: 'createOrder',
        method: 'POST',
        path: '/orders',
        body,
        query: { locale }
      }) as Promise<PlatformOrder>
    },
    getOrder({ orderNo }) {
      requireInput('getOrder', { orderNo })
      return send({
        operation: 'getOrder',
        path: `/orders/${encodePart(orderNo)}`,
        query: { locale }
      }) as Promise<PlatformOrder>
    }
  }
}
