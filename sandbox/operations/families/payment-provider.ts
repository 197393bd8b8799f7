import { buildFamily } from '../operation'

/** The payment provider, at an origin of its own; here under the sandbox's. */
export const paymentProvider = buildFamily({
  id: 'payment-provider',
  name: 'Payment provider',
  addresses: ['/payments/v1'],
  beyondSpec: {
    'POST /types/card': 'createCardResource',
    'POST /types/paypal': 'createPaypalResource',
    'POST /types/invoice': 'createInvoiceResource',
    'POST /types/invoice-secured': 'createSecuredInvoiceResource',
    'POST /types/direct-debit-secured': 'createDirectDebitResource',
    'POST /types/applepay': 'createApplePayResource',
    'POST /types/googlepay': 'createGooglePayResource',
    'GET /fraud.js': 'getFraudScript',
    'GET /frames/card': 'getCardFrame',
    'GET /assets/card-frame.js': 'getCardFrameScript',
    'GET /assets/card-frame.css': 'getCardFrameStyle',
    'GET /assets/provider.css': 'getProviderStyle',
    'GET /redirects/{id}': 'getApproval',
    'POST /redirects/{id}': 'decidePayment',
    'GET /express/{id}': 'getConsentPage',
    'POST /express/{id}': 'decideConsent'
  }
})
