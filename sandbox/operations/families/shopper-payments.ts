import { buildFamily } from '../operation'

export const shopperPayments = buildFamily({
  id: 'shopper-payments',
  name: 'Shopper Payments',
  addresses: ['/checkout/shopper-payments/v1/organizations/{organizationId}'],
  beyondSpec: {
    'GET /payment-configuration': 'getPaymentConfiguration',
    'POST /payment-instruments/balance': 'getPaymentInstrumentBalance'
  }
})
