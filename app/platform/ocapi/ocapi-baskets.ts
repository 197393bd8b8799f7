import type { BareStatus } from '../http/send-request'
import { ocapiFamily } from './ocapi-family'
import type {
  OcapiAddress,
  OcapiBasket,
  OcapiGiftCertificateItem,
  OcapiPaymentInstrument,
  OcapiPaymentMethod,
  OcapiProductItem,
  OcapiShipment,
  OcapiShippingMethod
} from './ocapi-basket-types'

interface InBasket {
  basketId: string
  /** Language of product and method names; without it the site's default is used (requirement 13.1). */
  locale?: string
}

interface InShipment extends InBasket {
  /** `me` unless the basket has been split. */
  shipmentId: string
}

interface OfItem extends InBasket {
  itemId: string
}

/** Baskets of the older shop API; every mutation returns the whole basket (requirement 13.1). */
interface OcapiBaskets {
  /** In the shopper's currency. */
  createBasket(parameters?: object, body?: Partial<OcapiBasket>): Promise<OcapiBasket>
  getBasket(parameters: InBasket): Promise<OcapiBasket>
  updateBasket(parameters: InBasket, body: Partial<OcapiBasket>): Promise<OcapiBasket>
  deleteBasket(parameters: InBasket): Promise<BareStatus>
  addItemToBasket(parameters: InBasket, body: OcapiProductItem[]): Promise<OcapiBasket>
  updateItemInBasket(parameters: OfItem, body: Partial<OcapiProductItem>): Promise<OcapiBasket>
  removeItemFromBasket(parameters: OfItem): Promise<OcapiBasket>
  addGiftCertificateItemToBasket(parameters: InBasket, body: OcapiGiftCertificateItem): Promise<OcapiBasket>
  removeGiftCertificateItemFromBasket(parameters: OfItem): Promise<OcapiBasket>
  addPaymentInstrumentToBasket(parameters: InBasket, body: OcapiPaymentInstrument): Promise<OcapiBasket>
  removePaymentInstrumentFromBasket(
    parameters: InBasket & { paymentInstrumentId: string }
  ): Promise<OcapiBasket>
  getPaymentMethodsForBasket(
    parameters: InBasket
  ): Promise<{ applicablePaymentMethods?: OcapiPaymentMethod[] }>
  getShippingMethodsForShipment(
    parameters: InShipment
  ): Promise<{ applicableShippingMethods?: OcapiShippingMethod[]; defaultShippingMethodId?: string }>
  updateBillingAddressForBasket(
    parameters: InBasket & { useAsShipping?: boolean },
    body: OcapiAddress
  ): Promise<OcapiBasket>
  updateShippingAddressForShipment(
    parameters: InShipment & { useAsBilling?: boolean },
    body: OcapiAddress
  ): Promise<OcapiBasket>
  updateShippingMethodForShipment(parameters: InShipment, body: { id: string }): Promise<OcapiBasket>
  updateShipmentForBasket(parameters: InShipment, body: Partial<OcapiShipment>): Promise<OcapiBasket>
  updateCustomerForBasket(parameters: InBasket, body: { email: string }): Promise<OcapiBasket>
  addCouponToBasket(parameters: InBasket, body: { code: string }): Promise<OcapiBasket>
  removeCouponFromBasket(parameters: InBasket & { couponItemId: string }): Promise<OcapiBasket>
}

export const ocapiBaskets = ocapiFamily<OcapiBaskets>(
  {
    createBasket: 'POST /baskets',
    getBasket: 'GET /baskets/{basketId}',
    updateBasket: 'PATCH /baskets/{basketId} body',
    deleteBasket: 'DELETE /baskets/{basketId}',
    addItemToBasket: 'POST /baskets/{basketId}/items body',
    updateItemInBasket: 'PATCH /baskets/{basketId}/items/{itemId} body',
    removeItemFromBasket: 'DELETE /baskets/{basketId}/items/{itemId}',
    addGiftCertificateItemToBasket: 'POST /baskets/{basketId}/gift_certificate_items body',
    removeGiftCertificateItemFromBasket: 'DELETE /baskets/{basketId}/gift_certificate_items/{itemId}',
    addPaymentInstrumentToBasket: 'POST /baskets/{basketId}/payment_instruments body',
    removePaymentInstrumentFromBasket: 'DELETE /baskets/{basketId}/payment_instruments/{paymentInstrumentId}',
    getPaymentMethodsForBasket: 'GET /baskets/{basketId}/payment_methods',
    getShippingMethodsForShipment: 'GET /baskets/{basketId}/shipments/{shipmentId}/shipping_methods',
    updateBillingAddressForBasket: 'PUT /baskets/{basketId}/billing_address body',
    updateShippingAddressForShipment: 'PUT /baskets/{basketId}/shipments/{shipmentId}/shipping_address body',
    updateShippingMethodForShipment: 'PUT /baskets/{basketId}/shipments/{shipmentId}/shipping_method body',
    updateShipmentForBasket: 'PATCH /baskets/{basketId}/shipments/{shipmentId} body',
    updateCustomerForBasket: 'PUT /baskets/{basketId}/customer body',
    addCouponToBasket: 'POST /baskets/{basketId}/coupons body',
    removeCouponFromBasket: 'DELETE /baskets/{basketId}/coupons/{couponItemId}'
  },
  { locale: false }
)
