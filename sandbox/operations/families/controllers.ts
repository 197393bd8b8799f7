import { buildFamily } from '../operation'

/** Storefront controllers are named by their address. */
export const controllers = buildFamily({
  id: 'controllers',
  name: 'Storefront controllers',
  addresses: ['/on/demandware.store/Sites-{siteId}-Site/{locale}'],
  inSpec: {
    'GET /Site-Countries': 'Site-Countries',
    'POST /Account-SaveNewPassword': 'Account-SaveNewPassword',
    'POST /Account-SubmitGuestRegistration': 'Account-SubmitGuestRegistration',
    'POST /DHLExpress-GetRates': 'DHLExpress-GetRates',
    'POST /Order-Cancel': 'Order-Cancel',
    'POST /Order-Reorder': 'Order-Reorder',
    'GET /OcapiSearch-Suggestions': 'OcapiSearch-Suggestions',
    'GET /OcapiSearch-Content': 'OcapiSearch-Content',
    'POST /GiftCert-CheckBalance': 'GiftCert-CheckBalance',
    'POST /GiftCert-Redeem': 'GiftCert-Redeem',
    'POST /GiftCert-RemoveGiftCertificate': 'GiftCert-RemoveGiftCertificate',
    'GET /__Analytics-Start': '__Analytics-Start'
  },
  beyondSpec: {
    'POST /Account-CheckResetToken': 'Account-CheckResetToken',
    'GET /Order-FindByCheckoutKey': 'Order-FindByCheckoutKey',
    'GET /Order-PaymentState': 'Order-PaymentState',
    'GET /Order-Document': 'Order-Document',
    'GET /Newsletter-Confirm': 'Newsletter-Confirm',
    'GET /StockNotice-Confirm': 'StockNotice-Confirm'
  }
})

/** The content system's page call, with the language in the address or in the query. */
export const content = buildFamily({
  id: 'content',
  name: 'Content',
  addresses: ['/s/{siteId}/{locale}/api/content', '/s/{siteId}/api/content'],
  inSpec: { 'GET /get': 'getContentPage' }
})

/** Controllers in their alias form: site and language in front. */
export const machines = buildFamily({
  id: 'machines',
  name: 'Machines',
  addresses: ['/s/{siteId}/{locale}/api/machines'],
  inSpec: {
    'GET /': 'getMachines',
    'GET /registerable-machines': 'getRegisterableMachines',
    'POST /create': 'createMachine',
    'POST /update': 'updateMachine',
    'POST /delete': 'deleteMachine'
  }
})
