/**
 * Leads a shop to the sandbox: what trials and tests start with, and no shop in production. Every other setting has a
 * default of its own.
 * @param {string} origin of the sandbox
 * @returns {Record<string, string>} settings of the shop's environment
 */
export const buildSandboxSettings = (origin = 'http://127.0.0.1:4000') => ({
  PLATFORM_ORIGIN: origin,
  COMMERCE_ORGANIZATION_ID: 'f_ecom_sbox_001',
  COMMERCE_SHORT_CODE: 'sandbox1',
  COMMERCE_CLIENT_ID: '11111111-2222-4333-8444-555555555555',
  LOGIN_PASSKEYS: 'on',
  LOGIN_PROVIDERS: 'google,apple',
  // The sandbox's sample client; it is no secret.
  COMMERCE_PRIVATE_CLIENT_ID: '99999999-2222-4333-8444-555555555555',
  COMMERCE_PRIVATE_CLIENT_SECRET: 'sandbox-secret',
  PAYMENT_ORIGIN: origin,
  PAYMENT_PUBLIC_KEY: 's-pub-sandbox',
  PERSONALIZATION_ORIGIN: origin,
  PERSONALIZATION_CLIENT_ID: 'sandbox-{siteId}',
  PERSONALIZATION_REALM: 'sbox',
  PERSONALIZATION_INSTANCE_TYPE: 'sbx',
  CASES_ORIGIN: origin,
  CASES_ORGANIZATION_ID: '00D000000000001',
  LOCATION_FINDER_ORIGIN: origin,
  LOCATION_FINDER_KEY: 'sandbox-packstation-key'
})
