import type { ShopperBasketsTypes } from 'commerce-sdk-isomorphic'
import { requireBody, requireInput } from '../http/require-input'
import { encodePart, type ScapiClient, type ScapiSettings } from './scapi-client'

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

export interface ShopperBaskets {
  createBasket(parameters: { currency: string }): Promise<PlatformBasket>
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
    parameters: InBasket & { useAsBilling?: boolean },
    body: PlatformAddress
  ): Promise<PlatformBasket>
  updateBillingAddressForBasket(
    parameters: InBasket & { useAsShipping?: boolean },
    body: PlatformAddress
  ): Promise<PlatformBasket>
  getShippingMethodsForShipment(parameters: InBasket): Promise<PlatformShippingMethods>
  updateShippingMethodForShipment(parameters: InBasket, body: { id: string }): Promise<PlatformBasket>
  getPaymentMethodsForBasket(parameters: InBasket): Promise<PlatformPaymentMethods>
  addPaymentInstrumentToBasket(parameters: InBasket, body: Record<string, unknown>): Promise<PlatformBasket>
  removePaymentInstrumentFromBasket(
    parameters: InBasket & { paymentInstrumentId: string }
  ): Promise<PlatformBasket>
}

/** Shopper Baskets: every mutation answers the whole basket (spec 3 section 7). */
export function createShopperBaskets(client: ScapiClient, { locale }: ScapiSettings): ShopperBaskets {
  const send = client('checkout/shopper-baskets/v1')
  const at = (basketId: string, rest = '') => `/baskets/${encodePart(basketId)}${rest}`
  const shipment = `/shipments/${DEFAULT_SHIPMENT_ID}`

  const change = (
    operation: string,
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    query: Record<string, string | boolean | undefined> = {}
  ) => send({ operation, method, path, body, query: { locale, ...query } }) as Promise<PlatformBasket>

  return {
    createBasket: ({ currency }) => change('createBasket', 'POST', '/baskets', { currency }),
    getBasket({ basketId }) {
      requireInput('getBasket', { basketId })
      return send({
        operation: 'getBasket',
        path: at(basketId),
        query: { locale }
      }) as Promise<PlatformBasket>
    },
    updateBasket({ basketId }, body) {
      requireInput('updateBasket', { basketId })
      requireBody('updateBasket', body)
      return change('updateBasket', 'PATCH', at(basketId), body)
    },
    addItemToBasket({ basketId }, body) {
      requireInput('addItemToBasket', { basketId })
      requireBody('addItemToBasket', body)
      return change('addItemToBasket', 'POST', at(basketId, '/items'), body)
    },
    updateItemInBasket({ basketId, itemId }, body) {
      requireInput('updateItemInBasket', { basketId, itemId })
      requireBody('updateItemInBasket', body)
      return change('updateItemInBasket', 'PATCH', at(basketId, `/items/${encodePart(itemId)}`), body)
    },
    removeItemFromBasket({ basketId, itemId }) {
      requireInput('removeItemFromBasket', { basketId, itemId })
      return change('removeItemFromBasket', 'DELETE', at(basketId, `/items/${encodePart(itemId)}`))
    },
    updateCustomerForBasket({ basketId }, body) {
      requireInput('updateCustomerForBasket', { basketId })
      requireBody('updateCustomerForBasket', body)
      return change('updateCustomerForBasket', 'PUT', at(basketId, '/customer'), body)
    },
    updateShippingAddressForShipment({ basketId, useAsBilling }, body) {
      requireInput('updateShippingAddressForShipment', { basketId })
      requireBody('updateShippingAddressForShipment', body)
      return change(
        'updateShippingAddressForShipment',
        'PUT',
        at(basketId, `${shipment}/shipping-address`),
        body,
        {
          useAsBilling
        }
      )
    },
    updateBillingAddressForBasket({ basketId, useAsShipping }, body) {
      requireInput('updateBillingAddressForBasket', { basketId })
      requireBody('updateBillingAddressForBasket', body)
      return change('updateBillingAddressForBasket', 'PUT', at(basketId, '/billing-address'), body, {
        useAsShipping
      })
    },
    getShippingMethodsForShipment({ basketId }) {
      requireInput('getShippingMethodsForShipment', { basketId })
      return send({
        operation: 'getShippingMethodsForShipment',
        path: at(basketId, `${shipment}/shipping-methods`),
        query: { locale }
      }) as Promise<PlatformShippingMethods>
    },
    updateShippingMethodForShipment({ basketId }, body) {
      requireInput('updateShippingMethodForShipment', { basketId })
      requireBody('updateShippingMethodForShipment', body)
      return change(
        'updateShippingMethodForShipment',
        'PUT',
        at(basketId, `${shipment}/shipping-method`),
        body
      )
    },
    getPaymentMethodsForBasket({ basketId }) {
      requireInput('getPaymentMethodsForBasket', { basketId })
      return send({
        operation: 'getPaymentMethodsForBasket',
        path: at(basketId, '/payment-methods'),
        query: { locale }
      }) as Promise<PlatformPaymentMethods>
    },
    addPaymentInstrumentToBasket({ basketId }, body) {
      requireInput('addPaymentInstrumentToBasket', { basketId })
      requireBody('addPaymentInstrumentToBasket', body)
      return change('addPaymentInstrumentToBasket', 'POST', at(basketId, '/payment-instruments'), body)
    },
    removePaymentInstrumentFromBasket({ basketId, paymentInstrumentId }) {
      requireInput('removePaymentInstrumentFromBasket', { basketId, paymentInstrumentId })
      return change(
        'removePaymentInstrumentFromBasket',
        'DELETE',
        at(basketId, `/payment-instruments/${encodePart(paymentInstrumentId)}`)
      )
    }
  }
}
