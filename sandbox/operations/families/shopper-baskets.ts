import { buildFamily } from '../operation'

export const shopperBaskets = buildFamily({
  id: 'shopper-baskets',
  name: 'Shopper Baskets, versions 2 and 1',
  addresses: [
    '/checkout/shopper-baskets/v2/organizations/{organizationId}',
    '/checkout/shopper-baskets/v1/organizations/{organizationId}'
  ],
  inSpec: {
    'POST /baskets/{basketId}/coupons': 'addCouponToBasket',
    'POST /baskets/{basketId}/gift-certificate-items': 'addGiftCertificateItemToBasket',
    'POST /baskets/{basketId}/items': 'addItemToBasket',
    'POST /baskets/{basketId}/payment-instruments': 'addPaymentInstrumentToBasket',
    'POST /baskets': 'createBasket',
    'DELETE /baskets/{basketId}': 'deleteBasket',
    'GET /baskets/{basketId}': 'getBasket',
    'GET /baskets/{basketId}/payment-methods': 'getPaymentMethodsForBasket',
    'GET /baskets/{basketId}/shipments/{shipmentId}/shipping-methods': 'getShippingMethodsForShipment',
    'POST /baskets/actions/merge': 'mergeBasket',
    'DELETE /baskets/{basketId}/coupons/{couponItemId}': 'removeCouponFromBasket',
    'DELETE /baskets/{basketId}/gift-certificate-items/{giftCertificateItemId}':
      'removeGiftCertificateItemFromBasket',
    'DELETE /baskets/{basketId}/items/{itemId}': 'removeItemFromBasket',
    'DELETE /baskets/{basketId}/payment-instruments/{paymentInstrumentId}':
      'removePaymentInstrumentFromBasket',
    'PATCH /baskets/{basketId}': 'updateBasket',
    'PUT /baskets/{basketId}/billing-address': 'updateBillingAddressForBasket',
    'PUT /baskets/{basketId}/customer': 'updateCustomerForBasket',
    'PATCH /baskets/{basketId}/gift-certificate-items/{giftCertificateItemId}':
      'updateGiftCertificateItemInBasket',
    'PATCH /baskets/{basketId}/items/{itemId}': 'updateItemInBasket',
    'PATCH /baskets/{basketId}/shipments/{shipmentId}': 'updateShipmentForBasket',
    'PUT /baskets/{basketId}/shipments/{shipmentId}/shipping-address': 'updateShippingAddressForShipment',
    'PUT /baskets/{basketId}/shipments/{shipmentId}/shipping-method': 'updateShippingMethodForShipment'
  },
  beyondSpec: {
    'POST /baskets/{basketId}/price-adjustments': 'addPriceAdjustmentToBasket',
    'PUT /baskets/{basketId}/price-books': 'addPriceBooksToBasket',
    'PUT /baskets/{basketId}/taxes': 'addTaxesForBasket',
    'PUT /baskets/{basketId}/items/{itemId}/taxes': 'addTaxesForBasketItem',
    'POST /baskets/{basketId}/shipments': 'createShipmentForBasket',
    'GET /baskets/{basketId}/price-books': 'getPriceBooksForBasket',
    'GET /baskets/{basketId}/taxes': 'getTaxesFromBasket',
    'DELETE /baskets/{basketId}/price-adjustments/{priceAdjustmentId}': 'removePriceAdjustmentFromBasket',
    'DELETE /baskets/{basketId}/shipments/{shipmentId}': 'removeShipmentFromBasket',
    'POST /baskets/actions/transfer': 'transferBasket',
    'PUT /baskets/{basketId}/agent': 'updateAsAgentBasket',
    'PUT /baskets/{basketId}/storefront': 'updateAsStorefrontBasket',
    'PATCH /baskets/{basketId}/items': 'updateItemsInBasket',
    'PATCH /baskets/{basketId}/payment-instruments/{paymentInstrumentId}': 'updatePaymentInstrumentInBasket',
    'PATCH /baskets/{basketId}/price-adjustments/{priceAdjustmentId}': 'updatePriceAdjustmentInBasket'
  }
})

export const shopperBasketsV2 = buildFamily({
  id: 'shopper-baskets-v2',
  name: 'Shopper Baskets, version 2 only',
  addresses: ['/checkout/shopper-baskets/v2/organizations/{organizationId}'],
  beyondSpec: {
    'POST /baskets/{basketId}/actions/promote': 'promoteTemporaryBasket'
  }
})
