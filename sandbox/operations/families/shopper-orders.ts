import { buildFamily } from '../operation'

export const shopperOrders = buildFamily({
  id: 'shopper-orders',
  name: 'Shopper Orders',
  addresses: ['/checkout/shopper-orders/v1/organizations/{organizationId}'],
  inSpec: {
    'POST /orders': 'createOrder',
    'GET /orders/{orderNo}': 'getOrder'
  },
  beyondSpec: {
    'POST /orders/{orderNo}/actions/oms-cancel-order': 'cancelOmsOrder',
    'POST /orders/{orderNo}/payment-instruments': 'createPaymentInstrumentForOrder',
    'POST /orders/{orderNo}/actions/fail': 'failOrder',
    'GET /orders/oms-meta-data': 'getOmsMetaData',
    'GET /orders/{orderNo}/payment-methods': 'getPaymentMethodsForOrder',
    'GET /orders/{orderNo}/taxes': 'getTaxesFromOrder',
    'POST /orders/{orderNo}/lookup': 'guestOrderLookup',
    'DELETE /orders/{orderNo}/payment-instruments/{paymentInstrumentId}': 'removePaymentInstrumentFromOrder',
    'POST /orders/{orderNo}/actions/request-access-code': 'requestOrderAccessCode',
    'POST /orders/{orderNo}/actions/oms-return-order': 'returnOmsOrder',
    'PATCH /orders/{orderNo}/payment-instruments/{paymentInstrumentId}': 'updatePaymentInstrumentForOrder'
  }
})
