import type { ShopperBasketsTypes } from 'commerce-sdk-isomorphic'
import { scapiFamily } from './scapi-family'

export type PlatformBasket = ShopperBasketsTypes.Basket
export type PlatformBasketItem = ShopperBasketsTypes.ProductItem
export type PlatformShippingMethods = ShopperBasketsTypes.ShippingMethodResult
export type PlatformPaymentMethods = ShopperBasketsTypes.PaymentMethodResult
export type PlatformAddress = ShopperBasketsTypes.OrderAddress

/** A line as add-to-cart sends it (spec 1 section 3 "Basket item added"). */
export interface BasketItemInput {
  productId: string
  quantity: number
  price?: number
  c_productSet?: string
  c_giftCardIsVirtual?: boolean
}

/** The basket's one shipment (spec 3 section 3). */
export const DEFAULT_SHIPMENT_ID = 'me'

interface InBasket {
  basketId: string
}

interface InShipment extends InBasket {
  /** `DEFAULT_SHIPMENT_ID` unless the basket has been split. */
  shipmentId: string
}

/**
 * Shopper Baskets: every mutation answers the whole basket (spec 3 section 7). The
 * locale goes with it, since the answer names goods and shipping methods.
 */
export interface ShopperBaskets {
  createBasket(parameters: object, body: { currency: string }): Promise<PlatformBasket>
  getBasket(parameters: InBasket): Promise<PlatformBasket>
  updateBasket(parameters: InBasket, body: Record<string, unknown>): Promise<PlatformBasket>
  addItemToBasket(parameters: InBasket, body: BasketItemInput[]): Promise<PlatformBasket>
  updateItemInBasket(
    parameters: InBasket & { itemId: string },
    body: { quantity: number }
  ): Promise<PlatformBasket>
  removeItemFromBasket(parameters: InBasket & { itemId: string }): Promise<PlatformBasket>
  updateCustomerForBasket(parameters: InBasket, body: { email: string }): Promise<PlatformBasket>
  updateShippingAddressForShipment(
    parameters: InShipment & { useAsBilling?: boolean },
    body: PlatformAddress
  ): Promise<PlatformBasket>
  updateBillingAddressForBasket(
    parameters: InBasket & { useAsShipping?: boolean },
    body: PlatformAddress
  ): Promise<PlatformBasket>
  getShippingMethodsForShipment(parameters: InShipment): Promise<PlatformShippingMethods>
  updateShippingMethodForShipment(parameters: InShipment, body: { id: string }): Promise<PlatformBasket>
  getPaymentMethodsForBasket(parameters: InBasket): Promise<PlatformPaymentMethods>
  addPaymentInstrumentToBasket(parameters: InBasket, body: Record<string, unknown>): Promise<PlatformBasket>
  removePaymentInstrumentFromBasket(
    parameters: InBasket & { paymentInstrumentId: string }
  ): Promise<PlatformBasket>
}

export const shopperBaskets = scapiFamily<ShopperBaskets>('checkout/shopper-baskets/v1', {
  createBasket: 'POST /baskets body',
  getBasket: 'GET /baskets/{basketId}',
  updateBasket: 'PATCH /baskets/{basketId} body',
  addItemToBasket: 'POST /baskets/{basketId}/items body',
  updateItemInBasket: 'PATCH /baskets/{basketId}/items/{itemId} body',
  removeItemFromBasket: 'DELETE /baskets/{basketId}/items/{itemId}',
  updateCustomerForBasket: 'PUT /baskets/{basketId}/customer body',
  updateShippingAddressForShipment: 'PUT /baskets/{basketId}/shipments/{shipmentId}/shipping-address body',
  updateBillingAddressForBasket: 'PUT /baskets/{basketId}/billing-address body',
  getShippingMethodsForShipment: 'GET /baskets/{basketId}/shipments/{shipmentId}/shipping-methods',
  updateShippingMethodForShipment: 'PUT /baskets/{basketId}/shipments/{shipmentId}/shipping-method body',
  getPaymentMethodsForBasket: 'GET /baskets/{basketId}/payment-methods',
  addPaymentInstrumentToBasket: 'POST /baskets/{basketId}/payment-instruments body',
  removePaymentInstrumentFromBasket: 'DELETE /baskets/{basketId}/payment-instruments/{paymentInstrumentId}'
})
