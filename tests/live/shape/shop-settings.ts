import { buildStandInSettings } from '../../../scripts/setup/stand-ins.mjs'
import { CONSOLE } from '../../e2e/support/servers'
import { ORIGINS, SHOP } from './origins'

/** The shop's settings, as for a real instance: every service by its own address, none left to its default. */
export const buildShopSettings = (): Record<string, string> => ({
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: SHOP,
  TRUSTED_PROXIES: '1',
  SCAPI_ORIGIN: ORIGINS.api,
  INSTANCE_ORIGIN: ORIGINS.instance,
  IMAGE_ORIGIN: ORIGINS.pictures,
  COMMERCE_ORGANIZATION_ID: 'f_ecom_sbox_001',
  COMMERCE_SHORT_CODE: 'sandbox1',
  COMMERCE_CLIENT_ID: '11111111-2222-4333-8444-555555555555',
  COMMERCE_PRIVATE_CLIENT_ID: '99999999-2222-4333-8444-555555555555',
  COMMERCE_PRIVATE_CLIENT_SECRET: 'sandbox-secret',
  SHOPPER_ID_KEY: 'live-run-live-run-live-run-live-run',
  PAYMENT_ORIGIN: ORIGINS.payment,
  PAYMENT_PUBLIC_KEY: 's-pub-sandbox',
  PERSONALIZATION_ORIGIN: ORIGINS.services,
  PERSONALIZATION_CLIENT_ID: 'sandbox-{siteId}',
  PERSONALIZATION_REALM: 'sbox',
  PERSONALIZATION_INSTANCE_TYPE: 'sbx',
  CASES_ORIGIN: ORIGINS.services,
  CASES_ORGANIZATION_ID: '00D000000000001',
  LOCATION_FINDER_ORIGIN: ORIGINS.services,
  LOCATION_FINDER_KEY: 'sandbox-packstation-key',
  ...buildStandInSettings(ORIGINS.services),
  SENTRY_DSN: `${ORIGINS.services.replace('//', '//sandbox@')}/1`,
  SENTRY_ENVIRONMENT: 'test',
  // The editor in the sandbox's console frames the shop, too.
  TRUSTED_FRAME_PARENTS: `${ORIGINS.parent},${CONSOLE}`,
  WEB_CONCURRENCY: '1',
  SHUTDOWN_SECONDS: '1',
  PWAKIT_LOG_LEVEL: 'ERROR'
})
