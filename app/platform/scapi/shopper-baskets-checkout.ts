import type { ShopperBasketsTypes } from 'commerce-sdk-isomorphic'
import { basket, paymentMethods, shippingMethods } from './read-basket'
import { scapiFamily } from './scapi-family'
import { BASKETS_ROOT, type InBasket, type PlatformBasket } from './shopper-baskets'

type PlatformShippingMethods = ShopperBasketsTypes.ShippingMethodResult
type PlatformPaymentMethods = ShopperBasketsTypes.PaymentMethodResult
export type PlatformAddress = ShopperBasketsTypes.OrderAddress
export type PaymentInstrumentInput = ShopperBasketsTypes.BasketPaymentInstrumentRequest

interface InShipment extends InBasket {
  /** `DEFAULT_SHIPMENT_ID`, or of a shipment that was created. */
  shipmentId: string
}

/** Shopper Baskets: customer, addresses, shipping method and payment (requirement 13.1). */
interface ShopperBasketsCheckout {
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
  /** Changes fields of the shipment, e.g. `gift`, `giftMessage` and the shop's own. */
  updateShipmentForBasket(
    parameters: InShipment,
    body: Partial<ShopperBasketsTypes.Shipment>
  ): Promise<PlatformBasket>
  getPaymentMethodsForBasket(parameters: InBasket): Promise<PlatformPaymentMethods>
  addPaymentInstrumentToBasket(parameters: InBasket, body: PaymentInstrumentInput): Promise<PlatformBasket>
  removePaymentInstrumentFromBasket(
    parameters: InBasket & { paymentInstrumentId: string }
  ): Promise<PlatformBasket>
}

export const shopperBasketsCheckout = scapiFamily<ShopperBasketsCheckout>(
  BASKETS_ROOT,
  {
    updateCustomerForBasket: 'PUT /baskets/{basketId}/customer body',
    updateShippingAddressForShipment: 'PUT /baskets/{basketId}/shipments/{shipmentId}/shipping-address body',
    updateBillingAddressForBasket: 'PUT /baskets/{basketId}/billing-address body',
    getShippingMethodsForShipment: 'GET /baskets/{basketId}/shipments/{shipmentId}/shipping-methods',
    updateShippingMethodForShipment: 'PUT /baskets/{basketId}/shipments/{shipmentId}/shipping-method body',
    updateShipmentForBasket: 'PATCH /baskets/{basketId}/shipments/{shipmentId} body',
    getPaymentMethodsForBasket: 'GET /baskets/{basketId}/payment-methods',
    addPaymentInstrumentToBasket: 'POST /baskets/{basketId}/payment-instruments body',
    removePaymentInstrumentFromBasket: 'DELETE /baskets/{basketId}/payment-instruments/{paymentInstrumentId}'
  },
  {
    answers: {
      updateCustomerForBasket: basket,
      updateShippingAddressForShipment: basket,
      updateBillingAddressForBasket: basket,
      getShippingMethodsForShipment: shippingMethods,
      updateShippingMethodForShipment: basket,
      updateShipmentForBasket: basket,
      getPaymentMethodsForBasket: paymentMethods,
      addPaymentInstrumentToBasket: basket,
      removePaymentInstrumentFromBasket: basket
    }
  }
)
